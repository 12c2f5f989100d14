import type { Industry } from '#content/types.ts';

export const hr = {
  slug: 'hr',
  name: 'Human Resource',
  summary: 'From attendance to payday',
  emoji: '👥',
  icon: 'users',
  ground: 'lajvard',
  title: 'A payroll that agrees with the attendance machine',
  tagline:
    'At month’s end somebody in HR merges punches and leave slips by hand, and one wrong formula brings a line to your door. Software made for payroll in Pakistan does the sum once.',
  metaTitle: 'HR & Payroll Software Development in Pakistan',
  description:
    'Employee files, biometric attendance, payroll with EOBI and tax, recruitment, performance and training, tested beside your present salary sheet.',
  features: {
    title: 'Past the twentieth employee',
    intro:
      'With a small staff the owner runs HR from memory and knows who took an advance before Eid. Then the staff grows, and somebody is paid wrongly. The modules below all read one record per person.',
    items: [
      {
        title: 'Employee records',
        icon: 'id-card-lanyard',
        text: 'The contract, the next of kin, and the motorbike that was issued are in one file. A probation about to end raises a reminder while it can still be discussed.',
      },
      {
        title: 'Attendance',
        icon: 'fingerprint-pattern',
        text: 'ZKTeco and similar biometric devices feed the system branch by branch. A dyer whose thumb no longer reads gets a card; a missing punch goes to the supervisor for approval.',
      },
      {
        title: 'Payroll',
        icon: 'banknote',
        text: 'Overtime and Eid advances, EOBI and social security, and income tax by the year’s slabs. Out comes a bank transfer file, and a payslip for each person.',
      },
      {
        title: 'Recruitment',
        icon: 'user-plus',
        text: 'Vacancies and interview notes up to the offer letter. The CNIC number an applicant typed is the one that stands on the first payslip.',
      },
      {
        title: 'Performance analytics',
        icon: 'chart-line',
        text: 'Goals and reviews beside attendance, team by team. A manager sees overtime climb while there is still time to talk about it.',
      },
      {
        title: 'Training',
        icon: 'graduation-cap',
        text: 'Courses with attendance sheets, and certificates with their expiry dates. An export buyer’s auditor asks for exactly that list, usually standing on the factory floor.',
      },
    ],
  },
  practice: {
    title: 'The Sunday between two days of leave',
    paragraphs: [
      'Two days of leave with a Sunday between them: is that two days or three? Ask three managers and you may hear three rules. Before any code we write the policy down with you, including grace minutes and the Ramadan shift that crosses midnight. The rules become settings with a start date, so a change in June leaves May’s salaries as they were.',
      'The device at a factory gate may be cut off during load shedding, so it keeps its own log and the server collects it later without duplicates. Field officers check in from a phone with location, and the app tells them when location is read. Each branch sees its own people; head office sees everyone.',
      'For two months the new payroll runs beside the old sheet, and we explain every rupee of difference. Expect some of them to be the sheet’s own mistakes. Tax slabs change with the federal budget, EOBI and provincial social security by notification, so these figures live in a dated table that your accountant can edit. Salaries are open to named people only, and each viewing is logged. The last salary is the hardest one: leave encashment and gratuity come in, the laptop not yet returned goes out. Bring one real salary sheet and the model numbers of your devices to the first meeting.',
    ],
  },
  call: {
    title: 'Test it on last month’s payroll',
    text: 'Give us the punches and the policy, then compare our figures with what you paid. The demo is free, and the sheet stays between us.',
  },
  project: 'hrms',
  figure:
    'Each row is somebody’s week: a blue dot for a day worked, a pale one for a day missed. The slip of Rs92,400 is worked out from those dots.',
  related: 'Where payroll meets the rest of the office',
  services: ['hr-management', 'software-tech', 'analytics'],
} satisfies Industry;
