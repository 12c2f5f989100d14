import type { Project } from '#content/types.ts';

export const hrms = {
  slug: 'hrms',
  title: 'HR and Payroll System',
  tagline: 'From the thumb on the machine to the payslip.',
  shortDescription:
    'Employee records and biometric attendance, with a payroll that knows income tax slabs, EOBI and Eid advances.',
  category: 'Human Resource',
  ground: 'ink',
  tags: ['Recruitment', 'Payroll', 'ESS', 'Reports'],
  tech: ['Laravel', 'Livewire', 'MySQL', 'Redis', 'Flutter', 'ZKTeco Push SDK'],
  overview: [
    'Near the end of the month somebody carries the attendance machine’s export to accounts on a USB stick, and the correcting begins. An HR system replaces that routine. Punches arrive by themselves, with approved leave applied, and payroll opens with the few exceptions that still need a decision.',
    'Pay rules are entered with the date they take effect, from EOBI to the Eid advance that is deducted over three months. When the federal budget changes the income tax slabs in July, the new table applies from then on and earlier months remain as they were paid.',
    'Employee self-service, ESS for short, puts the leave balance and payslip on a phone, and the salary certificate that a bank asks for. A loom operator without an email address signs in with a number.',
  ],
  features: [
    {
      title: 'Biometric attendance',
      text: 'ZKTeco terminals push punches over the network. During an outage they keep them in memory and send them afterward.',
    },
    {
      title: 'Shifts and overtime',
      text: 'Rosters per department, and in Ramadan another set of hours. A night shift that begins on Tuesday and ends on Wednesday counts as one.',
    },
    {
      title: 'Leave',
      text: 'Half days and carry-forward by your rules. A request goes to the right manager, or to a deputy while that manager is away for Umrah.',
    },
    {
      title: 'Payroll run',
      text: 'A draft is reviewed and then locked, each figure traceable to its rule. Payslips and the bank’s transfer file come from the locked run.',
    },
    {
      title: 'The employee’s app (ESS)',
      text: 'It shows payslips and leave on Android and iPhone. A loan request waits there for approval, and not on somebody’s desk.',
    },
    {
      title: 'Recruitment up to joining day',
      text: 'Interview notes per vacancy. On joining day the applicant becomes an employee record without retyping.',
    },
    {
      title: 'Letters and documents',
      text: 'Contracts and experience letters from templates. CNIC copies are on file, and one about to expire is noticed.',
    },
    {
      title: 'Appraisals and training',
      text: 'Goals and review forms stay beside the record and open to few. Course attendance joins them.',
    },
  ],
  businessImpact: [
    {
      title: 'Salary questions end quickly',
      text: 'A payslip opens to the punches and deductions behind its total.',
    },
    {
      title: 'Month end needs fewer hands',
      text: 'The bank file and the EOBI list come out of the same locked run.',
    },
    {
      title: 'Overtime is seen while it happens',
      text: 'Department heads watch hours during the month, when they can still change the roster.',
    },
    {
      title: 'Personal files are in order',
      text: 'A labor inspection starts from complete records instead of a hunt for one appointment letter among the box files.',
    },
  ],
  why: 'Foreign packages keep {category} records well and then stumble on EOBI, or on the machine at the factory gate. A system built around your own pay rules is worth it from the point where corrections fill the last week of every month. Two parallel payroll runs before the switch show whether the rules were captured.',
  images: ['hrms.svg', 'hrms-2.svg'],
  figure:
    'The punch at 8:57 becomes a dot left of the nine o’clock line; only the red one, past the grace minutes, is left to decide.',
  call: {
    title: 'Bring the most awkward payslip',
    text: 'Send one attendance machine’s export and the rules of that month. The free demo begins with the punches nobody could explain and shows what each did to a salary.',
  },
  greeting: 'Hi, I would like to discuss an HR and payroll system for our company.',
  industry: 'hr',
  tradeLink: 'Where salary sheets go wrong before payday',
  related: 'If payroll is only the first problem',
  services: ['hr-management', 'erp-solutions', 'software-tech'],
} satisfies Project;
