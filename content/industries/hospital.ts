import type { Industry } from '#content/types.ts';

export const hospital = {
  slug: 'hospital',
  name: 'Hospital/Doctors/Health',
  summary: 'Appointments and records',
  emoji: '🏥',
  icon: 'hospital',
  ground: 'firozi',
  title: 'Clinic and hospital systems for a calmer waiting room',
  tagline:
    'A crowd comes for one evening OPD and nobody knows whose turn it is. With a token from the hospital’s website a patient can wait at home, and the doctor finds the old file.',
  metaTitle: 'Hospital & Doctor Website Development',
  description:
    'Appointments, doctor pages, video consultation, patient records, wards, billing and pharmacy under one patient number, rolled out by department.',
  features: {
    title: 'One number from OPD slip to pharmacy',
    intro:
      'Two women named Nasreen wait in one corridor, and the wrong file goes in to the doctor. Every module below reads one patient number, so the lab report and the bill follow the same Nasreen.',
    items: [
      {
        title: 'Appointment booking',
        icon: 'calendar-check',
        text: 'Time slots or numbered tokens, whichever the doctor keeps. Patients see how many are ahead of them, and an SMS tells them when the surgeon is still operating.',
      },
      {
        title: 'Doctor profiles',
        icon: 'stethoscope',
        text: 'A page per doctor shows fee and clinic hours, and the PMDC number that a careful family will check. The markup lets search engines read the hours too.',
      },
      {
        title: 'Telehealth',
        icon: 'video',
        text: 'Video consultation in the browser over WebRTC, falling back to audio when 4G is weak. For a patient in Layyah it saves a day on the bus; the prescription follows as a PDF.',
      },
      {
        title: 'Patient records',
        icon: 'file-heart',
        text: 'One MR number from the first visit on, to which lab reports attach. Staff see only what their role needs, and each opening of a file is logged.',
      },
      {
        title: 'Hospital management',
        icon: 'bed',
        text: 'From bed to discharge the bill grows as things happen, so nobody adds it up while the family stands at the counter. Panel companies are invoiced at the rates agreed with each.',
      },
      {
        title: 'Pharmacy',
        icon: 'pill',
        text: 'Stock is kept by batch and expiry, substitutes by generic name. Short-dated strips raise a warning while the distributor may still take them back.',
      },
    ],
  },
  practice: {
    title: 'Nobody types much during an OPD',
    paragraphs: [
      'A screen that adds a minute per patient will be abandoned by the tenth. So the doctor’s usual medicines stand ready with the dose in Urdu, and a test is ordered in one tap. An assistant has entered the blood pressure before the patient goes in. For the consultant who will never type, a handwritten sheet is photographed into the file, and that is fine.',
      'Families share one phone number, and Muhammad is spelled four ways on four reports. So one patient comes to have two files, and the allergy is noted in only one of them. Reception searches by the sound of the name and by father’s or husband’s name before opening a record, and merging two files keeps the history of both. Lab analyzers and imaging connect by HL7 or DICOM where the machine supports it. Where it does not, we say so and provide a fast entry form.',
      'The clerk at the counter may be the patient’s neighbor, and must not read why she came. HIPAA does not bind a clinic here, but we borrow what is sensible in it: access by role, a log of every file opened. Shared counters sign themselves out. Public pages stay within what the provincial healthcare commission and PMDC permit, so no cure is claimed. Departments move over one at a time, registration first and wards last, and paper runs beside the screen until the head nurse agrees to drop it.',
    ],
  },
  call: {
    title: 'Start with one department',
    text: 'Pick the counter with the longest queue. The person who works there gets the first say on every screen we draw.',
  },
  project: 'healthcare-appointments',
  figure:
    'On the left a patient has chosen 9:30. On the right the doctor’s 6th has hardly a gap left: phone and counter draw on one calendar, so nobody else is given that time.',
  practiceFirst: true,
  related: 'What brings patients, what runs the wards',
  services: ['custom-website-development', 'erp-solutions', 'seo', 'google-ads'],
} satisfies Industry;
