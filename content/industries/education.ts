import type { Industry } from '#content/types.ts';

export const education = {
  slug: 'education',
  name: 'School/College/University',
  summary: 'Admissions to results',
  emoji: '🎓',
  icon: 'graduation-cap',
  ground: 'ink',
  title: 'Campus portals that stand up on result day',
  tagline:
    'A form that fails on a phone sends an applicant to the next school or university on the list. And on result day every parent arrives within the same ten minutes.',
  metaTitle: 'School & University Portal Development',
  description:
    'School, college and university websites with admissions, student portal, e-learning, results and faculty pages, ready for fee week and result day.',
  features: {
    title: 'Paid at the bank, unpaid in the register',
    intro:
      'A father holds the stamped challan, and the school’s register says that he owes. The bank’s list came on Thursday and nobody has typed it in yet. The portal keeps one copy of each fact.',
    items: [
      {
        title: 'Courses',
        icon: 'book-open',
        text: 'Programs with their timetables and prerequisites. Semester GPA and annual marks can live side by side, since many campuses run both.',
      },
      {
        title: 'Student portal',
        icon: 'backpack',
        text: 'The date sheet and the fee challan after one sign-in, readable in the browser of a parent’s phone. Attendance is there by nine in the morning, if the teachers have marked it.',
      },
      {
        title: 'E-learning',
        icon: 'monitor-play',
        text: 'Lectures and quizzes run on Moodle or on a custom LMS. Video adapts to the connection, and notes saved on campus Wi-Fi open at home without any.',
      },
      {
        title: 'Admissions',
        icon: 'clipboard-pen',
        text: 'An online form that prints the entry-test slip and, after the merit list, the fee voucher. Half-filled forms are saved, and the office can ring those families before the last date.',
      },
      {
        title: 'Results',
        icon: 'award',
        text: 'Teachers enter marks; the controller checks and locks them. All sections come out together, on result cards in your format with position and remarks.',
      },
      {
        title: 'Faculty',
        icon: 'presentation',
        text: 'The public reads qualifications and publications. The head of department sees who can take second period while the chemistry teacher is on leave.',
      },
    ],
  },
  practice: {
    title: 'The last morning of March',
    paragraphs: [
      'By long custom many schools in Punjab announce their results on the last day of March, and a portal that idled all year is asked by everyone at once. We publish results as cached pages behind a roll number and date of birth, with a limit on guessing, so the database is not asked the same thing over and over. The admission form is careful in another way: it accepts a phone photo of a B-form, shrinks it before upload, and keeps what was typed when the connection drops.',
      'The second sister’s discount and the teacher’s child at half rate often live in the accountant’s head. They belong in written rules, where his replacement can find them. Challans carry a reference that your bank returns, through 1Bill or a daily file, and the payment posts itself. When a parent disputes an amount, the office opens a ledger with dates.',
      'Teachers adopt what saves them an evening. Attendance should take a minute on an inexpensive Android phone, and marks should paste from Excel. We train two teachers per campus first and let them complain before the rest join. From you we need last year’s class lists and a result card that parents know. Notices in English and Urdu are usual; a campus that writes home in Sindhi or Pashto can have that script too. Pictures of pupils go online only where a parent has agreed, and the portal records who did.',
    ],
  },
  call: {
    title: 'See it with your own class list',
    text: 'Send one class from last year, names changed if you like. Your own teachers mark its attendance in the demo and tell you whether they would do it every morning.',
  },
  project: 'education-portal',
  figure:
    'The lesson is the third of five, with two ticked off above it. What a parent opens the portal for is the card in the corner: 86, and the last of four bars is the tallest.',
  related: 'Before the admission forms go on sale',
  services: ['school-management', 'cms-solutions', 'seo', 'brochure-flyer'],
} satisfies Industry;
