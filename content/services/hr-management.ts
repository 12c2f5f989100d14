import type { Service } from '../types';

export const hrManagement = {
  slug: 'hr-management',
  department: 'software',
  name: 'HR Management',
  summary:
    'Employee files, biometric attendance and leave feeding a payroll that can be explained.',
  icon: 'users',
  title: 'HR and payroll software, from attendance to payslip',
  tagline:
    'Files, shifts, leave and loans feed one payroll that follows the rules in Pakistan, and ' +
    'each deduction can be explained to the person it concerns.',
  metaTitle: 'HR & Payroll Software in Pakistan',
  description:
    'HR management software in Pakistan: biometric attendance, shifts, leave, payroll ' +
    'with FBR tax slabs, EOBI, recruitment and self-service payslips.',
  intro: {
    title: 'What the end of the month brings',
    paragraphs: [
      'Payroll week is when every loose record comes due. The attendance machine says one ' +
        'thing and the supervisor’s register another; an advance was given in cash, a leave ' +
        'was approved on WhatsApp. The HR officer spends days joining these scraps, and ' +
        'people still line up to ask about a cut.',
      'If the records are kept together through the month, payroll shrinks to checking the ' +
        'exceptions. The system is meant for factories with shifts, for hospitals, schools ' +
        'and offices, and for security or staffing firms whose people work at other ' +
        'companies’ sites.',
    ],
  },
  offer: {
    title: 'What the system covers',
    intro:
      'Attendance, leave and payroll form the core. Hiring and reviews can wait for a ' +
      'second stage.',
    items: [
      {
        icon: 'id-card',
        title: 'Employee records',
        text:
          'CNIC, contract, bank details and papers in one file, with a warning before anything ' +
          'expires.',
      },
      {
        icon: 'scan-face',
        title: 'Attendance and shifts',
        text:
          'ZKTeco and similar devices, rotating shifts, duty past midnight, late rules and ' +
          'overtime.',
      },
      {
        icon: 'calendar-check',
        title: 'Leave management',
        text:
          'Annual, casual and sick balances, approval by phone, and a calendar of who else is ' +
          'away.',
      },
      {
        icon: 'calculator',
        title: 'Payroll',
        text:
          'Allowances, advances, arrears and Eid bonus, with tax slabs revised after each ' +
          'budget.',
      },
      {
        icon: 'landmark',
        title: 'EOBI and social security',
        text:
          'EOBI and provincial contributions for each employee, with the monthly filing ' +
          'sheets.',
      },
      {
        icon: 'user-round-plus',
        title: 'Recruitment and onboarding',
        text: 'Vacancies, shortlists, interview notes, offer letters and a checklist for day one.',
      },
      {
        icon: 'target',
        title: 'Performance reviews',
        text: 'Goals, review rounds and increments, recorded with the reason for each.',
      },
      {
        icon: 'tablet-smartphone',
        title: 'Employee self-service',
        text: 'Payslips, balances, requests and letters on a phone, in English or Urdu.',
      },
    ],
  },
  method: {
    title: 'How your rules become a payroll',
    paragraphs: [
      'Your policies come before our screens. We write the rules for lateness, half days, ' +
        'overtime and gratuity as short statements with worked examples, and you sign them. ' +
        'Each statement becomes an automated test, so that changing one rule later cannot ' +
        'quietly alter another.',
      'Biometric devices push their punches to the server over the network. At a site ' +
        'without a steady line, a small collector on a local PC holds them until the ' +
        'connection is back. Salaries are visible by role, changes to them are logged, and ' +
        'the transfer file is written in the layout your bank accepts.',
      'For at least one full pay cycle we calculate in parallel with your present sheet ' +
        'and account for each difference to the rupee. The switch happens when there is ' +
        'nothing left to explain.',
    ],
  },
  needs: {
    title: 'Documents to gather',
    items: [
      'Employee list with joining dates, CNIC numbers and salary structure',
      'Leave, late and overtime policy, even if it was never written down',
      'Make and model of the attendance machines at each site',
      'Salary sheets of the last three months for comparison',
      'Your accountant’s confirmation of tax treatment for each allowance',
    ],
  },
  call: {
    title: 'Put one salary sheet to the test',
    text:
      'Send last month’s sheet, without names if you prefer. We will rebuild a few ' +
      'payslips from it and take you through the working, rule by rule.',
    target: 'contact',
  },
  figure: '',
  related: 'Systems that know the same employees',
  trades: [
    { slug: 'hr', reason: 'outsourced guards work at forty gates and are paid from one sheet' },
    {
      slug: 'hospital',
      reason: 'a nurse who swaps a night shift expects the night allowance to follow her',
    },
    {
      slug: 'education',
      reason: 'visiting teachers are paid by the lecture and permanent ones by the month',
    },
    {
      slug: 'logistics',
      reason: 'a driver’s trip allowance is settled against the advance he took that morning',
    },
  ],
} satisfies Service;
