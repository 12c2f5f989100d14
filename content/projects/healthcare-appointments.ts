import type { Project } from '../types';

export const healthcareAppointments = {
  slug: 'healthcare-appointments',
  title: 'Clinic and Doctor Appointment Platform',
  tagline: 'Patients see their turn; doctors see the history.',
  shortDescription:
    'Appointments, queue tokens and video visits for clinics and hospitals, with guarded patient records.',
  category: 'Hospital / Health',
  ground: 'firozi',
  tags: ['Booking', 'Portal', 'HIPAA-lite', 'Scheduling'],
  tech: ['React', 'ASP.NET Core', 'SQL Server', 'SignalR', 'Jitsi Meet', 'Docker'],
  overview: [
    'Reception desks answer two questions all day: whether the doctor is in and how long the wait will be. An appointment platform answers both before the patient leaves home, with open times by doctor and branch and a token number that advances as the queue does.',
    'In the consulting room the doctor finds allergies, earlier visits and prescriptions on one screen. The new prescription is written from a drug list, printed on the clinic’s letterhead and placed in the patient’s portal, where lab reports join it. One account can hold a household, because one phone often serves several people.',
    'The tag “HIPAA-lite” stands for controls in the spirit of the American rule: access by role, encrypted storage, a log of each record opened. It is no certificate. A clinic that treats patients in the United States needs a formal compliance program beside the software.',
  ],
  features: [
    {
      title: 'Doctor profiles',
      text: 'Specialty, PMDC registration number, fee, languages and sitting hours at each branch.',
    },
    {
      title: 'Booking and live token',
      text: 'Fixed times or numbered tokens, as the doctor prefers. Walk-ins join the same queue at the desk.',
    },
    {
      title: 'Reminders',
      text: 'SMS or WhatsApp the evening before, with links to confirm or move the visit. A released slot is offered to the waiting list.',
    },
    {
      title: 'Video visits',
      text: 'Rooms on the clinic’s own Jitsi server open at the appointed hour and can fall back to audio. Nothing is recorded by default.',
    },
    {
      title: 'Prescriptions and lab reports',
      text: 'Drug, dose and duration in print and on screen, with instructions in Urdu. Results attach to the visit that ordered them.',
    },
    {
      title: 'Patient portal',
      text: 'Visits, receipts and reports for the whole family, behind a phone number and a one-time code.',
    },
    {
      title: 'Roles and access log',
      text: 'Reception sees bookings, nurses see vitals, doctors see the chart. Every opening of a record is logged where users cannot edit it.',
    },
    {
      title: 'Billing desk',
      text: 'Consultation, procedure and lab charges, panel companies, refunds and the daily cash closing.',
    },
  ],
  businessImpact: [
    {
      title: 'A calmer front desk',
      text: 'Questions about hours and waiting time are answered on the phone’s screen instead of over the counter.',
    },
    {
      title: 'Fewer empty slots',
      text: 'Patients who cannot come release their time early, while someone else can still take it.',
    },
    {
      title: 'Visiting consultants stay in step',
      text: 'A specialist who sits at three branches has one calendar, and no branch books over another.',
    },
    {
      title: 'History travels with the patient',
      text: 'The second branch reads what the first one prescribed.',
    },
    {
      title: 'Confidential files have limits',
      text: 'Staff open what their role requires, and management can check who looked at what.',
    },
    {
      title: 'Follow-up is a list',
      text: 'Due vaccinations, dressings and repeat tests appear by date for the staff to call through.',
    },
  ],
  why: 'Software in the {category} field often begins with billing and leaves the patient in the corridor. This type begins with the queue and lets the record grow out of each visit. A single-doctor practice can use booking and prescriptions only; a hospital adds departments when it is ready.',
  images: ['healthcare-appointments.svg', 'healthcare-appointments-2.svg'],
  figure:
    'The wall calls token 27 to room 2; her phone says 31, so there is time to stay seated with the child.',
  call: { title: '', text: '' },
  greeting: 'Hello, our clinic needs online appointments and I would like to see how they work.',
  industry: 'hospital',
  tradeLink: '',
  related: 'What goes into it',
  services: ['software-tech', 'custom-website-development', 'google-ads'],
} satisfies Project;
