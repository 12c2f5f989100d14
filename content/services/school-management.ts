import type { Service } from '#content/types.ts';

export const schoolManagement = {
  slug: 'school-management',
  department: 'software',
  name: 'School Management',
  summary: 'Fee challans and result cards from one record for each student, on any campus.',
  icon: 'school',
  title: 'Admissions, fees and results in one school system',
  tagline:
    'A school in Pakistan writes a child’s name on the challan each month and on the result card each term. In this software it is entered once, at admission.',
  metaTitle: 'School Management Software in Pakistan',
  description:
    'School management software in Pakistan: admissions, bank fee challans, attendance, exams, result cards and parent messages in Urdu or English.',
  intro: {
    title: 'The same child, written out again',
    paragraphs: [
      'Admissions come before the session opens and challans with each new month; after the results the round begins again. All of it rests on the same few facts about a child, and on paper those are written out afresh each time. A girl is “Aisha” in one register and “Ayesha” in the next.',
      'Here one record lasts from the admission form to the leaving certificate. A principal sees who is present today. The accountant sees who owes, and marks are entered once by the teacher who gave them. It suits a private school with several campuses, and an evening academy that counts in batches.',
    ],
  },
  offer: {
    title: 'What the office writes by hand today',
    intro: 'Parts can be switched on campus by campus, in the order your office is ready for them.',
    items: [
      {
        icon: 'door-open',
        title: 'Admissions',
        text: 'Online and desk forms with the B-Form number, then test marks and a waiting list.',
      },
      {
        icon: 'receipt',
        title: 'Fees and challans',
        text: 'Sibling discount and arrears on a three-part challan, for the bank counter or 1Bill where offered.',
      },
      {
        icon: 'clipboard-check',
        title: 'Attendance',
        text: 'Marked on the class teacher’s phone or by card at the gate, absences sent to parents.',
      },
      {
        icon: 'file-spreadsheet',
        title: 'Exams and result cards',
        text: 'Marks by subject and term, on result cards printed in the format parents know.',
      },
      {
        icon: 'calendar-clock',
        title: 'Timetable and substitution',
        text: 'Clashes caught before printing, and a free teacher suggested when another is absent.',
      },
      {
        icon: 'message-square',
        title: 'Parent communication',
        text: 'Homework and dues by app or WhatsApp, and a branded SMS for phones without either.',
      },
      {
        icon: 'bus',
        title: 'Transport, library and hostel',
        text: 'Van routes and library loans, and hostel rooms with mess charges if you run them.',
      },
      {
        icon: 'building',
        title: 'Campuses and accounts',
        text: 'Collection and expense by campus, staff salaries included, summed up for the head office.',
      },
    ],
  },
  method: {
    title: 'Begin between sessions, with the fees',
    paragraphs: [
      'Every student has a fee and a mistake in it shows at once, so fees are the place to begin. Lists arrive from registers and Excel. We match siblings by the father’s or guardian’s CNIC, then print a proof that each class teacher checks by hand.',
      'Challans are tested with your bank before the real run, down to the fine after the due date. Result cards are drawn to match yours, for the Punjab boards or Cambridge. Children’s records call for care: a teacher opens only her own classes, and parents’ numbers are hidden from anyone who does not need them.',
      'Staff learn it at school, on the Android phones they already carry. When smog closes the classrooms in November, attendance and homework go on from home.',
    ],
  },
  needs: {
    title: 'A copy of the challan your bank accepts',
    items: [
      'Class lists with each guardian’s CNIC and a current phone number',
      'This session’s fee structure with its discounts and the late fine',
      'The bank branch that collects, and a copy of its challan',
      'A blank result card and the grading scheme',
      'One coordinator on each campus',
    ],
  },
  call: {
    title: 'See your own challan and result card',
    text: 'Send blank copies of both. We set them up in a trial school with invented students, and you print them before deciding anything.',
    target: 'contact',
  },
  figure:
    'The bank has stamped the slip and one part is torn off to keep; all three say Rs 6,500. The girl’s result card comes from the same record.',
  figureFirst: true,
  related: 'For teachers’ salaries and the uniform shop',
  trades: [
    {
      slug: 'education',
      reason: 'three siblings on one challan, each with a discount of their own',
    },
    {
      slug: 'non-profit',
      reason: 'a free school reports each sponsored child’s attendance to the person who pays',
    },
    {
      slug: 'fitness',
      reason: 'a swimming or karate academy collects monthly fees just as a school does',
    },
  ],
} satisfies Service;
