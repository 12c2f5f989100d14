import type { Service } from '../types';

export const softwareTech = {
  slug: 'software-tech',
  department: 'software',
  name: 'Software & Tech Solutions',
  summary: 'CRM, ERP, HR, stock and school systems in place of registers, files and Excel sheets.',
  icon: 'layers',
  title: 'Business software to replace registers and spreadsheets',
  tagline:
    'CRM, ERP, HR, stock and school systems, custom-made in Lahore, that run in a browser with ' +
    'your branches, roles and local tax rules built in.',
  metaTitle: 'Custom Software Development in Lahore',
  description:
    'Custom software in Lahore: CRM, ERP, HR, inventory and POS, and school management ' +
    'systems built around your own forms, roles and reports.',
  intro: {
    title: 'When Excel stops being enough',
    paragraphs: [
      'It usually starts with a spreadsheet that worked. Then two people edit it at once, ' +
        'a formula breaks in a hidden row, and the owner hears different figures for the ' +
        'same month. Software earns its cost at that point: one record for each customer, ' +
        'item or employee, entered once, with a name beside every change.',
      'We build such systems for offices, shops, factories and schools that have outgrown ' +
        'paper and do not fit a boxed package. If a product on the market already covers ' +
        'your case, we say so before you spend on a custom build.',
    ],
  },
  offer: {
    title: 'Five systems, separate or joined',
    intro:
      'Begin with the one that hurts most. They share users and records, so a second one ' +
      'does not start from zero.',
    items: [
      {
        icon: 'handshake',
        title: 'Customer relationship management (CRM)',
        text: 'Inquiries from calls, forms and WhatsApp, followed up by name until won or lost.',
      },
      {
        icon: 'factory',
        title: 'Enterprise resource planning (ERP)',
        text: 'Purchase, stock, production, sales and accounts posting to the same books.',
      },
      {
        icon: 'users',
        title: 'HR management',
        text: 'Employee files, attendance devices, leave, and a payroll that shows its working.',
      },
      {
        icon: 'scan-barcode',
        title: 'Inventory and POS',
        text:
          'Barcode billing, branch stock and supplier ledgers that carry on when the internet ' +
          'drops.',
      },
      {
        icon: 'school',
        title: 'School management',
        text:
          'Admissions, fee challans, attendance, exams and parent messages, for one campus or ' +
          'several.',
      },
    ],
  },
  method: {
    title: 'How we build it',
    paragraphs: [
      'We begin by sitting with the people who do the work, at the counter or the accounts ' +
        'desk, and collecting the actual papers: the gate pass, the voucher, the salary ' +
        'sheet. From these we draw the screens and write down the rules, including the ' +
        'exceptions that everyone knows and nobody has recorded.',
      'The tools are ordinary on purpose: TypeScript or PHP with Laravel on the server, ' +
        'React in the browser, PostgreSQL or MySQL underneath, so that another developer can ' +
        'maintain it later. It can live on a cloud server or on a machine in your own ' +
        'office, with nightly backups copied elsewhere. People see what their role allows, ' +
        'and edits to money or stock leave a trace.',
      'Modules go live one at a time. Old and new ways run side by side for a closing ' +
        'period, and the register is retired only when both give the same totals.',
    ],
  },
  needs: {
    title: 'Please have ready',
    items: [
      'Blank and filled copies of the forms and registers in use',
      'Your current Excel files, however untidy',
      'A decision on who may see, edit and approve what',
      'A few hours each week from someone who knows the daily routine',
      'A list of devices to connect: printers, scanners, attendance machines',
    ],
  },
  call: {
    title: 'Tell us which register to retire first',
    text:
      'Describe the process that costs you the most time. You get a reply within 24 hours ' +
      'and, before any commitment, a working demo of its main screen.',
    target: 'contact',
  },
  figure: '',
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
