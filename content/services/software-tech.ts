import type { Service } from '#content/types.ts';

export const softwareTech = {
  slug: 'software-tech',
  department: 'software',
  name: 'Software & Tech Solutions',
  summary: 'Five business systems that take over from the register and the Excel sheet.',
  icon: 'layers',
  title: 'Business software for offices that run on registers',
  tagline:
    'Custom-made in Lahore from the papers your office fills in today, so that the gate pass and the salary sheet look familiar on the first day.',
  metaTitle: 'Custom Software Development in Lahore',
  description:
    'Custom software in Lahore: CRM, ERP, HR, inventory and POS, and school management systems built around your own forms, roles and reports.',
  intro: {
    title: 'Two figures for the same month',
    paragraphs: [
      'It usually starts with a spreadsheet that worked. Then two people edit it at once and a formula breaks in a hidden row. Nobody notices until the accountant and the store manager name different figures for March. Software earns its cost at that point: each fact is entered once, with a name beside every change.',
      'We build for offices and factories that have outgrown paper and do not fit a boxed package. If a product on the market already covers your case, we say so before you spend on a custom build.',
    ],
  },
  offer: {
    title: 'Five systems, separate or joined',
    intro:
      'Begin with the one that hurts most. They share users and records, so a second one does not start from zero.',
    items: [
      {
        icon: 'handshake',
        title: 'Customer relationship management (CRM)',
        text: 'Inquiries from calls and WhatsApp, followed up by name until won or lost.',
      },
      {
        icon: 'factory',
        title: 'Enterprise resource planning (ERP)',
        text: 'A goods receipt posts to the stock and to the supplier’s account in one entry.',
      },
      {
        icon: 'users',
        title: 'HR management',
        text: 'Attendance from the machine at the gate, and a payroll that shows its working.',
      },
      {
        icon: 'scan-barcode',
        title: 'Inventory and POS',
        text: 'Barcode billing that carries on when the internet drops, and stock counted by branch.',
      },
      {
        icon: 'school',
        title: 'School management',
        text: 'Fee challans and result cards from one record of each child, on every campus.',
      },
    ],
  },
  method: {
    title: 'We start at the counter, with the actual papers',
    paragraphs: [
      'We sit with the people who do the work and collect what they fill in, such as the salary sheet with its corrections in red ink. From these we draw the screens and write down the rules, including the exceptions that everyone knows and nobody has recorded.',
      'The tools are ordinary on purpose, so that another developer can maintain them later: Laravel or TypeScript on the server, React in the browser, and PostgreSQL or MySQL underneath. It can live in the cloud or on a machine in your own office behind a UPS, with nightly backups copied elsewhere. People see what their role allows. An edit to money or stock leaves a trace.',
      'Modules go live one at a time. Old and new ways run side by side for a closing period, and the register is retired only when both give the same totals.',
    ],
  },
  needs: {
    title: 'The forms as people really fill them in',
    items: [
      'Blank and filled copies of the forms and registers in use',
      'Your current Excel files, however untidy',
      'A decision on who may see what, and who approves',
      'A few hours each week from someone who knows the daily routine',
      'A list of devices to connect, the attendance machine included',
    ],
  },
  call: {
    title: 'Tell us which register to retire first',
    text: 'Describe the process that costs you the most time. You get a reply within 24 hours and then, before any commitment, a working demo of its main screen.',
    target: 'contact',
  },
  figure:
    'Row 3 was corrected by hand in the register and stands in yellow on the screen. Both come to 48,250, so the book can be closed.',
  related: 'Find the desk where your hours go',
  trades: [
    { slug: 'logistics', reason: 'the bilty book and the cash book disagree by evening' },
    { slug: 'hr', reason: 'one joining form is copied by hand into four registers' },
    {
      slug: 'education',
      reason: 'the fee clerk still writes arrears into next month’s challan by hand',
    },
    {
      slug: 'hospital',
      reason: 'the laboratory and the pharmacy each keep their own file on one patient',
    },
  ],
} satisfies Service;
