import type { Industry } from '../types';

export const hospital = {
  slug: 'hospital',
  name: 'Hospital/Doctors/Health',
  summary: 'Appointments and records',
  emoji: '🏥',
  icon: 'hospital',
  ground: 'firozi',
  title: 'Clinic and hospital systems for a calmer waiting room',
  tagline:
    'A crowd comes for one evening OPD and nobody knows whose turn it is. Tokens from the hospital’s website and a record the doctor can find change that hour.',
  metaTitle: 'Hospital & Doctor Website Development',
  description:
    'Appointments, doctor pages, video consultation, patient records, wards, billing and pharmacy under one patient number, rolled out by department.',
  features: {
    title: 'Front desk to pharmacy',
    intro:
      'What keeps an administrator awake is the wrong file in front of the right doctor, or a medicine that expired on the shelf. One patient number runs through every module to make both unlikely.',
    items: [
      {
        title: 'Appointment booking',
        icon: 'calendar-check',
        text: 'Time slots or numbered tokens, whichever the doctor keeps. Patients see how many are ahead of them and hear by SMS about a delay.',
      },
      {
        title: 'Doctor profiles',
        icon: 'stethoscope',
        text: 'Qualifications, PMDC registration number, clinic hours and fee on a page per doctor, marked up so that search engines can read the details.',
      },
      {
        title: 'Telehealth',
        icon: 'video',
        text: 'Video consultation in the browser over WebRTC, falling back to audio on weak 4G. The prescription follows as a PDF behind a private link.',
      },
      {
        title: 'Patient records',
        icon: 'file-heart',
        text: 'One MR number across visits, labs and admissions. Staff see only what their role needs, and each opening of a file is logged.',
      },
      {
        title: 'Hospital management',
        icon: 'bed',
        text: 'Beds, wards, operating lists, billing and discharge in one place, with panel companies invoiced at the rates agreed with each.',
      },
      {
        title: 'Pharmacy',
        icon: 'pill',
        text: 'Stock by batch and expiry, sale against prescription, substitutes by generic name, and a warning before short-dated strips become a write-off.',
      },
    ],
  },
  practice: {
    title: 'Nobody types much during an OPD',
    paragraphs: [
      'A screen that adds a minute per patient will be abandoned. Ours is arranged for speed: complaint, the doctor’s usual medicines with the dose in Urdu, tests in one tap, print. An assistant records vitals before the patient goes in. For the consultant who will never type, a handwritten sheet can be photographed into the file, and that is fine.',
      'Duplicate files are the quiet danger. Families share one phone number, names are spelled three ways, and some elderly patients carry no CNIC. Reception searches by phone, by the sound of the name and by father’s or husband’s name before opening a record, and merging two files keeps the history of both. Lab analyzers and imaging connect by HL7 or DICOM where the machine supports it. Where it does not, we say so and provide a fast entry form.',
      'Health data is private whether or not a statute spells it out. We borrow the sensible parts of HIPAA: access by role, encryption, an audit log, automatic sign-out at shared counters. Public pages stay within what the provincial healthcare commission and PMDC permit, so cure claims and before-and-after promises are left out. Rollout goes one department at a time, registration and billing first, wards last. Paper runs beside it until the head nurse agrees to drop it.',
    ],
  },
  call: {
    title: 'Start with one department',
    text: 'Pick the counter with the longest queue. The person who works there gets the first say on every screen we draw.',
  },
  project: 'healthcare-appointments',
  figure: '',
  related: 'Where to look next',
  services: ['custom-website-development', 'erp-solutions', 'seo', 'google-ads'],
} satisfies Industry;
