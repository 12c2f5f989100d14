import type { Industry } from '../types';

export const hr = {
  slug: 'hr',
  name: 'Human Resource',
  summary: 'Attendance, payroll and hiring',
  emoji: '👥',
  icon: 'users',
  ground: 'lajvard',
  title: 'Attendance, leave and payroll that agree with each other',
  tagline:
    'At month’s end somebody in HR merges biometric exports, leave slips and overtime by hand, and a wrong formula brings a line to your door. Payroll software made for Pakistan does the sum once.',
  metaTitle: 'HR & Payroll Software Development in Pakistan',
  description:
    'Employee files, biometric attendance, payroll with EOBI and tax, recruitment, performance and training, tested beside your present salary sheet.',
  features: {
    title: 'One person, one file',
    intro:
      'An owner with twenty staff can run HR from memory. Past that, memory starts to cost money and goodwill. The modules below all read from the same record.',
    items: [
      {
        title: 'Employee records',
        icon: 'id-card-lanyard',
        text: 'CNIC, contract, salary history, assets issued and next of kin in one file. Ending contracts and probations raise a reminder beforehand.',
      },
      {
        title: 'Attendance',
        icon: 'fingerprint-pattern',
        text: 'ZKTeco and similar biometric devices feed the system branch by branch. Missing punches go to the supervisor for approval, with a reason.',
      },
      {
        title: 'Payroll',
        icon: 'banknote',
        text: 'Salary, overtime, advances, EOBI, social security and income tax by the year’s slabs. Out comes a bank transfer file and a payslip each.',
      },
      {
        title: 'Recruitment',
        icon: 'user-plus',
        text: 'Vacancies, applications, interview notes and offer letters. The candidate you hire becomes an employee record without anyone retyping a CNIC number.',
      },
      {
        title: 'Performance analytics',
        icon: 'chart-line',
        text: 'Goals, reviews and attendance by team. Managers see absence, overtime and turnover move while there is still time to talk about it.',
      },
      {
        title: 'Training',
        icon: 'graduation-cap',
        text: 'Courses, attendance sheets, costs, and certificates with expiry dates, for the day a safety auditor or export buyer asks who was trained.',
      },
    ],
  },
  practice: {
    title: 'Payroll is a chain of small decisions',
    paragraphs: [
      'Ask three managers how late arrivals are treated and you may hear three rules. Before any code we write the policy down with you: grace minutes, short leave, the Sunday between two leave days, overtime on gazetted holidays, the shift that crosses midnight, Ramadan hours. Those rules become settings with a start date, so a change in June leaves May’s salaries as they were.',
      'Factories, offices and field teams punch in differently. A gate device may be cut off during load shedding, so it keeps its own log and the server collects it later without duplicates. Field officers check in from a phone with location, and the app tells them when location is read. Each branch sees its own people; head office sees everyone.',
      'The new payroll runs beside the old sheet for two months, and we explain every rupee of difference. Expect some of them to be the sheet’s own mistakes. Tax slabs change with the federal budget, EOBI and provincial social security by notification, so these figures live in a dated table that your accountant can edit. Salaries are open to named people only, and each viewing is logged. Final settlements deserve the same discipline: notice pay, leave encashment, gratuity or provident fund, unreturned laptop. Bring one real salary sheet, the leave policy and the device model numbers to the first meeting.',
    ],
  },
  call: {
    title: 'Test it on last month’s payroll',
    text: 'Give us the punches and the policy, then compare our figures with what you paid. The demo costs nothing and commits you to nothing.',
  },
  project: 'hrms',
  figure: '',
  related: 'Where to look next',
  services: ['hr-management', 'software-tech', 'analytics'],
} satisfies Industry;
