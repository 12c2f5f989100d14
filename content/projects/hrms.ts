import type { Project } from '../types';

export const hrms = {
  slug: 'hrms',
  title: 'HR and Payroll System',
  tagline: 'Attendance goes in and a correct salary comes out.',
  shortDescription:
    'Employee records, biometric attendance, leave, hiring and local payroll with income tax, EOBI and payslips.',
  category: 'Human Resource',
  ground: 'ink',
  tags: ['Recruitment', 'Payroll', 'ESS', 'Reports'],
  tech: ['Laravel', 'Livewire', 'MySQL', 'Redis', 'Flutter', 'ZKTeco Push SDK'],
  overview: [
    'Near the end of the month somebody exports punches from the attendance machine, mails a spreadsheet to accounts and starts correcting it. An HR system replaces that routine. Punches arrive by themselves, shifts and approved leave are applied, and payroll opens with the exceptions that still need a decision.',
    'Pay rules are entered with the date they take effect: allowances, overtime, loans and Eid advances, income tax slabs, EOBI, provincial social security. When the federal budget changes the slabs in July, the new table applies from then on and earlier months remain as they were paid.',
    'Employee self-service, ESS for short, puts leave balance, payslip and salary certificate on a phone. Factory and field staff without an email address sign in with their number.',
  ],
  features: [
    {
      title: 'Biometric attendance',
      text: 'ZKTeco terminals push punches over the network. During an outage they keep them in memory and send them afterward.',
    },
    {
      title: 'Shifts and overtime',
      text: 'Rosters, night shifts that cross midnight, grace minutes and Ramadan hours, set per department.',
    },
    {
      title: 'Leave',
      text: 'Entitlements, half days and carry-forward. A request goes to the right manager, with a deputy when that manager is away.',
    },
    {
      title: 'Payroll run',
      text: 'Draft, review and lock, with each figure traceable to its rule. Output includes payslips, a bank transfer file and tax sheets.',
    },
    {
      title: 'Employee self-service',
      text: 'Payslips, leave, loan requests and profile changes in an app for Android and iPhone.',
    },
    {
      title: 'Recruitment',
      text: 'Vacancies, applicants and interview notes. A hired applicant becomes an employee record without retyping.',
    },
    {
      title: 'Letters and documents',
      text: 'Contracts, warnings and experience letters from templates, CNIC and certificates on file, expiry dates watched.',
    },
    {
      title: 'Appraisals and training',
      text: 'Goals, review forms and course attendance kept beside the record, with restricted access.',
    },
  ],
  businessImpact: [
    {
      title: 'Salary questions end quickly',
      text: 'A payslip opens to the punches, leave and deductions behind its total.',
    },
    {
      title: 'Month end needs fewer hands',
      text: 'Bank file, tax sheet and EOBI list come out of the same locked run.',
    },
    {
      title: 'Overtime is seen while it happens',
      text: 'Department heads watch hours during the month, when they can still change the roster.',
    },
    {
      title: 'Personal files are in order',
      text: 'An audit or a labor inspection starts from complete records instead of a search through cabinets.',
    },
  ],
  why: 'Foreign packages keep {category} records well and then stumble on local tax, EOBI and the machine at the factory gate. A system built around your own pay rules is worth it from the point where corrections fill the last week of every month. Two parallel payroll runs before the switch show whether the rules were captured.',
  images: ['hrms.svg', 'hrms-2.svg'],
  figure:
    'The punch at 8:57 becomes a dot left of the nine o’clock line; only the red one, past the grace minutes, is left to decide.',
  call: { title: '', text: '' },
  greeting: 'Hi, I would like to discuss an HR and payroll system for our company.',
  industry: 'hr',
  tradeLink: '',
  related: 'What goes into it',
  services: ['hr-management', 'erp-solutions', 'software-tech'],
} satisfies Project;
