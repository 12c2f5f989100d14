import type { Service } from '../types';

export const schoolManagement = {
  slug: 'school-management',
  department: 'software',
  name: 'School Management',
  summary: 'Admissions, fee challans, attendance and results from one record for each student.',
  icon: 'school',
  title: 'Admissions, fees and results in one school system',
  tagline:
    'School management software for Pakistan: fee challans, attendance, exams and messages to ' +
    'parents for schools, colleges and academies, on one campus or several.',
  metaTitle: 'School Management Software in Pakistan',
  description:
    'School management software in Pakistan: admissions, bank fee challans, attendance, ' +
    'exams, result cards and parent messages in Urdu or English.',
  intro: {
    title: 'The school year, in order',
    paragraphs: [
      'School offices work to a calendar: admissions before the session opens, challans at ' +
        'the start of each month, date sheets, results, promotions, and then the round begins ' +
        'again. All of it rests on the same few facts about a child, and on paper those ' +
        'facts are written out afresh each time.',
      'Here one record lasts from the admission form to the leaving certificate. The ' +
        'system is for private schools, college groups and evening academies. A principal ' +
        'sees who is present today, the accountant sees who owes, and marks are entered once ' +
        'by the teacher who gave them.',
    ],
  },
  offer: {
    title: 'What the school can run on it',
    intro: 'Parts can be switched on campus by campus, in the order your office is ready for them.',
    items: [
      {
        icon: 'door-open',
        title: 'Admissions',
        text:
          'Online and desk forms, B-Form and photograph, test marks, waiting list, ' +
          'registration number.',
      },
      {
        icon: 'receipt',
        title: 'Fees and challans',
        text:
          'Sibling discount, scholarship, arrears and fine, for the bank counter or 1Bill ' +
          'where offered.',
      },
      {
        icon: 'clipboard-check',
        title: 'Attendance',
        text:
          'Marked on the class teacher’s phone or by card at the gate, absences sent to ' +
          'parents.',
      },
      {
        icon: 'file-spreadsheet',
        title: 'Exams and result cards',
        text: 'Marks by subject and term, grades, positions, and cards printed in your own format.',
      },
      {
        icon: 'calendar-clock',
        title: 'Timetable and substitution',
        text:
          'Clashes caught before printing, and a free teacher suggested when another is ' +
          'absent.',
      },
      {
        icon: 'message-square',
        title: 'Parent communication',
        text: 'Homework, notices and dues by app, branded SMS or WhatsApp, in Urdu or English.',
      },
      {
        icon: 'bus',
        title: 'Transport, library and hostel',
        text: 'Van routes and fees, books on loan, rooms and mess charges, where you run them.',
      },
      {
        icon: 'building',
        title: 'Campuses and accounts',
        text:
          'Collection and expense by campus, staff salaries, and a summary for the head ' +
          'office.',
      },
    ],
  },
  method: {
    title: 'Introducing it to a school',
    paragraphs: [
      'The gap between sessions is the best time to begin, and fees the best place, since ' +
        'every student has one and mistakes show at once. Lists arrive from registers and ' +
        'Excel. We match siblings by the father’s or guardian’s CNIC, correct classes and ' +
        'sections, and print a proof that each class teacher checks by hand.',
      'Challans are tested with your bank before the real run: layout, account, due date, ' +
        'the fine after it. Result cards are drawn to match yours, whether you prepare ' +
        'students for the Punjab boards, Cambridge or both. Children’s records call for ' +
        'care, so a teacher opens only their own classes, parents’ numbers are hidden from ' +
        'anyone who does not need them, and backups are encrypted.',
      'Staff learn it in a session at school, on the Android phones they already carry, ' +
        'and keep a page of instructions.',
    ],
  },
  needs: {
    title: 'What the office should collect',
    items: [
      'Class lists with B-Form number, guardian’s CNIC and a current phone number',
      'Fee structure, discounts and the fine policy for the session',
      'The challan format that your bank branch accepts',
      'A blank result card and the grading scheme',
      'One coordinator on each campus',
    ],
  },
  call: {
    title: 'See your own challan and result card',
    text:
      'Send blank copies of both. We set them up in a trial school with invented students, ' +
      'and you print them before deciding anything.',
    target: 'contact',
  },
  figure: '',
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
