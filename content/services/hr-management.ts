import type { Service } from '#content/types.ts';

export const hrManagement = {
  slug: 'hr-management',
  department: 'software',
  name: 'HR Management',
  summary: 'Attendance and leave feeding a payroll that every worker can have explained.',
  icon: 'users',
  title: 'HR and payroll software, from attendance to payslip',
  tagline:
    'Payroll in Pakistan ends with somebody at the window asking about a deduction. Here each line of the payslip can be traced to the rule and the day behind it.',
  metaTitle: 'HR & Payroll Software in Pakistan',
  description:
    'HR management software in Pakistan: biometric attendance, shifts, leave, payroll with FBR tax slabs, EOBI, recruitment and self-service payslips.',
  intro: {
    title: 'The line outside the accounts office',
    paragraphs: [
      'In payroll week every loose record comes due. The machine at the gate says one thing and the supervisor’s register another. An advance was given in cash; a leave was approved on WhatsApp. The HR officer spends days joining these scraps, and people still line up to ask about a cut.',
      'If the records are kept together through the month, payroll shrinks to checking exceptions. The system is meant for factories with shifts, and for hospitals or schools with large staffs. It also fits security firms, whose guards stand at other companies’ gates and rarely come to the office.',
    ],
  },
  offer: {
    title: 'Attendance and payroll first, the rest later',
    intro:
      'Hiring and reviews can wait for a second stage. Start with whatever people line up about.',
    items: [
      {
        icon: 'id-card',
        title: 'Employee records',
        text: 'CNIC and contract in one file. A warning comes before either expires.',
      },
      {
        icon: 'scan-face',
        title: 'Attendance and shifts',
        text: 'ZKTeco and similar devices, duty past midnight, and a card for the dyer whose fingers no longer scan.',
      },
      {
        icon: 'calendar-check',
        title: 'Leave management',
        text: 'Casual and annual balances on a phone; the supervisor sees who else is away that day.',
      },
      {
        icon: 'calculator',
        title: 'Payroll',
        text: 'Advances and Eid bonus beside the salary, and tax slabs revised after each budget.',
      },
      {
        icon: 'landmark',
        title: 'EOBI and social security',
        text: 'EOBI and provincial contributions for each employee, with the monthly filing sheets.',
      },
      {
        icon: 'user-round-plus',
        title: 'Recruitment and onboarding',
        text: 'Shortlists and interview notes, then an offer letter and a checklist for day one.',
      },
      {
        icon: 'target',
        title: 'Performance reviews',
        text: 'Goals set in one round and looked at in the next; an increment carries its reason.',
      },
      {
        icon: 'tablet-smartphone',
        title: 'Employee self-service',
        text: 'Payslips and leave requests on the worker’s own phone, in English or Urdu.',
      },
    ],
  },
  method: {
    title: 'How your rules become a payroll',
    paragraphs: [
      'Your policies come before our screens. Does leave on Saturday and Monday also eat the Sunday between them? We write every such rule as a short statement with a worked example, and you sign it. Each becomes an automated test, so that changing one rule later cannot quietly alter another.',
      'Biometric devices push their punches to the server over the network. At a site without a steady line, a small collector on a local PC holds them until the connection is back. Salaries are visible by role and every change is logged. The transfer file is written in the layout your bank accepts.',
      'For at least one full pay cycle we calculate in parallel with your present sheet and account for each difference to the rupee. The switch happens when there is nothing left to explain.',
    ],
  },
  needs: {
    title: 'Salary sheets, and the rules nobody wrote down',
    items: [
      'Employee list with joining dates and the salary structure',
      'Leave and late policy, even if it lives in one person’s head',
      'Make and model of the attendance machines at each site',
      'Salary sheets of the last three months for comparison',
      'Your accountant’s confirmation of tax treatment for each allowance',
    ],
  },
  call: {
    title: 'Put one salary sheet to the test',
    text: 'Send last month’s sheet, without names if you prefer. We will rebuild a few payslips from it and take you through the working, rule by rule.',
    target: 'contact',
  },
  figure:
    'Pay traced to its days: the half day taken off and the overtime added each lead back to a square on the sheet.',
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
