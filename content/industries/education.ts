import type { Industry } from '../types';

export const education = {
  slug: 'education',
  name: 'School/College/University',
  summary: 'Admissions to results',
  emoji: '🎓',
  icon: 'graduation-cap',
  ground: 'ink',
  title: 'Admissions, classes and results in one campus portal',
  tagline:
    'Admission season is short, and a form that fails on a phone sends applicants to another school or university. On result day they all arrive at once.',
  metaTitle: 'School & University Portal Development',
  description:
    'School, college and university websites with admissions, student portal, e-learning, results and faculty pages, ready for fee week and result day.',
  features: {
    title: 'For the office, the class and the parent',
    intro:
      'A principal’s trouble often starts outside the classroom: a fee that was paid but never posted, or a mark that two registers give differently. The portal keeps one copy of each fact.',
    items: [
      {
        title: 'Courses',
        icon: 'book-open',
        text: 'Programs, subjects, sections and timetables with prerequisites and credit hours. Semester GPA and annual marks can live together, since many campuses run both.',
      },
      {
        title: 'Student portal',
        icon: 'backpack',
        text: 'Timetable, attendance, fee challan, date sheet and notices after one sign-in, readable in the browser of a parent’s phone.',
      },
      {
        title: 'E-learning',
        icon: 'monitor-play',
        text: 'Recorded lectures, assignments and quizzes on Moodle or a custom LMS. Video adapts to the connection, and notes can be kept offline.',
      },
      {
        title: 'Admissions',
        icon: 'clipboard-pen',
        text: 'Online form with document upload, entry-test slip, merit list and fee voucher. Half-filled forms are saved so that the office can follow up.',
      },
      {
        title: 'Results',
        icon: 'award',
        text: 'Marks entered by teachers, checked by the controller, locked, then published together. Result cards print in your format with position and remarks.',
      },
      {
        title: 'Faculty',
        icon: 'presentation',
        text: 'Public profiles with qualifications and publications. Behind them sit workload, substitutions and lesson plans for the head of department.',
      },
    ],
  },
  practice: {
    title: 'A calendar with a few impossible days',
    paragraphs: [
      'School software idles for months and then meets the whole parent body in an hour. We publish results as cached pages behind a roll number and date of birth, with a limit on guessing, so the database is not asked the same thing over and over. The admission form gets equal care in the other direction: it accepts a phone photo of a B-form, shrinks it before upload, and survives a dropped connection.',
      'Fees cause quarrels. Sibling discounts, arrears, fines, transport and the teacher’s child at half rate belong in written rules, where the accountant’s replacement can find them. Challans carry a reference that your bank returns, through 1Bill or a daily file, and the payment posts itself. When a parent disputes an amount, the office opens a ledger with dates.',
      'Teachers adopt what saves them an evening. Attendance should take a minute on an inexpensive Android phone, and marks should paste from Excel. We train two teachers per campus first and let them complain before the rest join. Of you we ask the fee structure, last year’s class lists, the grading policy and sample result cards. Notices in English and Urdu are usual; a campus that writes home in Sindhi or Pashto can have that script too. Pictures of pupils go online only where a parent has agreed, and the portal records who did.',
    ],
  },
  call: {
    title: 'See it with your own class list',
    text: 'Send one class from last year, names changed if you like, and judge attendance, fees and result cards with your own teachers beside you.',
  },
  project: 'education-portal',
  figure: '',
  related: 'Where to look next',
  services: ['school-management', 'cms-solutions', 'seo', 'brochure-flyer'],
} satisfies Industry;
