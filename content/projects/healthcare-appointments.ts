import type { Project } from '#content/types.ts';

export const healthcareAppointments = {
  slug: 'healthcare-appointments',
  title: 'Clinic and Doctor Appointment Platform',
  tagline: 'Wait at home until your token is near.',
  shortDescription:
    'Appointments and live queue tokens for clinics and hospitals, with video visits and guarded patient records.',
  category: 'Hospital / Health',
  ground: 'firozi',
  tags: ['Booking', 'Portal', 'HIPAA-lite', 'Scheduling'],
  tech: ['React', 'ASP.NET Core', 'SQL Server', 'SignalR', 'Jitsi Meet', 'Docker'],
  overview: [
    'Reception desks answer two questions all day: whether the doctor is in and how long the wait will be. The platform answers both before the patient leaves home, with open times by branch and a token number that advances as the queue does.',
    'In the consulting room the doctor finds allergies and earlier prescriptions on one screen. The new prescription is written from a drug list and printed on the clinic’s letterhead. A copy goes to the patient’s portal, where lab reports join it. One account can hold a household, because grandmother’s phone is often somebody else’s.',
    'The tag “HIPAA-lite” stands for controls in the spirit of the American rule: access by role, encrypted storage, a log of each record opened. It is no certificate. A clinic that treats patients in the United States needs a formal compliance program beside the software.',
  ],
  features: [
    {
      title: 'Doctors and their evenings',
      text: 'Specialty and fee with the PMDC registration number, and at which branch each doctor sits on which evening.',
    },
    {
      title: 'Booking and live token',
      text: 'One doctor sees by the clock, the next by token, and the page offers whichever it is. Walk-ins join the same queue at the desk.',
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
      text: 'The dose is printed and shown in Urdu beside the name of the drug. Results attach to the visit that ordered them.',
    },
    {
      title: 'Patient portal',
      text: 'Visits and reports for the whole family, behind a phone number and a one-time code.',
    },
    {
      title: 'Roles and access log',
      text: 'Reception sees bookings and never the chart. Every opening of a record is logged where users cannot edit it.',
    },
    {
      title: 'Billing desk',
      text: 'Panel companies are billed at their rates, consultation and lab charges at yours. The cash is counted before the night shift takes over the drawer.',
    },
  ],
  businessImpact: [
    {
      title: 'A calmer front desk',
      text: '“Has doctor sahib come?” is answered on the patient’s own phone instead of over the counter.',
    },
    {
      title: 'Fewer empty slots',
      text: 'Patients who cannot come release their time early, while someone else can still take it.',
    },
    {
      title: 'Visiting consultants stay in step',
      text: 'A specialist who sits in Johar Town on Mondays and in Gulberg on Tuesdays has one calendar, and neither branch books over the other.',
    },
    {
      title: 'The second branch has the file',
      text: 'It reads what the first one prescribed, though the papers stayed at home.',
    },
    {
      title: 'A curious look leaves its trace',
      text: 'If somebody on the night shift opens a well-known patient’s file, management can read the name next morning.',
    },
    {
      title: 'Stitches come out on time',
      text: 'Due dressings and vaccinations appear by date for the staff to call through.',
    },
  ],
  why: 'Software in the {category} field often begins with billing and leaves the patient in the corridor. This type begins with the queue and lets the record grow out of each visit. A single-doctor practice can use booking and prescriptions only; a hospital adds departments when it is ready.',
  images: ['healthcare-appointments.svg', 'healthcare-appointments-2.svg'],
  figure:
    'The wall calls token 27 to room 2; her phone says 31, so there is time to stay seated with the child.',
  call: {
    title: 'Take token number seven',
    text: 'Send us one doctor’s sitting days and fee. The free demo puts a token on your phone, and you watch its number come closer while one of us plays reception.',
  },
  greeting: 'Hello, our clinic needs online appointments and I would like to see how they work.',
  industry: 'hospital',
  tradeLink: 'What an evening OPD leaves no time to type',
  related: 'For clinics that want more than tokens',
  services: ['software-tech', 'custom-website-development', 'google-ads'],
} satisfies Project;
