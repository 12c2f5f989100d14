import type { Service } from '../types';

export const erpSolutions = {
  slug: 'erp-solutions',
  department: 'software',
  name: 'ERP Solutions',
  summary: 'Purchase, stock, production, sales and ledgers that agree because they are one system.',
  icon: 'factory',
  title: 'One ERP for stock, production and accounts',
  tagline:
    'ERP software for companies in Pakistan: purchase, store, production, sales and ledgers in ' +
    'a single system, so the month closes from entries that were already made.',
  metaTitle: 'ERP Software Solutions in Pakistan',
  description:
    'ERP solutions in Pakistan for manufacturers, importers and distributors: purchase, ' +
    'stock, production, finance and FBR invoicing in one system.',
  intro: {
    title: 'One set of figures',
    paragraphs: [
      'The store counts rolls, production counts pieces, accounts counts rupees, and at ' +
        'month end the three are argued into agreement. An ERP settles it earlier: a single ' +
        'event, such as a goods receipt, updates the stock, the supplier’s ledger and the ' +
        'cost of the job.',
      'This is a heavy purchase, in time as well as money. A trader with one warehouse ' +
        'rarely needs it; an inventory system with accounts does the job. The effort comes ' +
        'back for manufacturers, importers, distributors and groups that keep books for ' +
        'several companies.',
    ],
  },
  offer: {
    title: 'Modules',
    intro:
      'Each module works alone, but they post to one ledger and share one list of items ' +
      'and parties.',
    items: [
      {
        icon: 'clipboard-list',
        title: 'Procurement',
        text:
          'Requisition, quotations compared, purchase order, goods receipt and supplier bill ' +
          'matched.',
      },
      {
        icon: 'warehouse',
        title: 'Multi-warehouse stock',
        text:
          'Transfers, batches, bales converted to kilograms, valued by weighted average or ' +
          'FIFO.',
      },
      {
        icon: 'factory',
        title: 'Production and bill of materials',
        text:
          'Recipes with wastage, work orders, issue to floor, outside processing and job ' +
          'costing.',
      },
      {
        icon: 'truck',
        title: 'Sales and distribution',
        text: 'Price lists, credit limits, order booking, delivery challans and recovery by route.',
      },
      {
        icon: 'landmark',
        title: 'General ledger and finance',
        text: 'Vouchers, bank reconciliation, post-dated checks, trial balance, profit and loss.',
      },
      {
        icon: 'receipt-text',
        title: 'Tax and FBR invoicing',
        text:
          'Sales, further and withholding tax by party; invoices sent via PRAL or a licensed ' +
          'integrator.',
      },
      {
        icon: 'building',
        title: 'Companies and branches',
        text:
          'Separate books for each company, imports in foreign currency, combined reports in ' +
          'PKR.',
      },
      {
        icon: 'workflow',
        title: 'Approvals and audit trail',
        text: 'Limits by amount and role, and a dated record of who changed which figure.',
      },
    ],
  },
  method: {
    title: 'How an ERP goes in',
    paragraphs: [
      'We trace a complete cycle on paper, from requisition to payment and from order to ' +
        'recovery, and mark where a figure is copied by hand. A fit test follows. ' +
        'Open-source ERPNext or Odoo may cover most of the ground, in which case we ' +
        'configure and extend it; a process that suits neither is built on PostgreSQL with a ' +
        'web front end. In both cases the database belongs to you.',
      'Rollout follows the accounting calendar. Opening balances and stock are loaded at a ' +
        'cut-off date of your choice, for many companies the first of July, when the tax ' +
        'year begins. Departments join in the order that goods move, each reconciled before ' +
        'the next. Servers can sit in the cloud or on your premises behind a UPS and ' +
        'generator, with encrypted copies off site.',
      'Expect the first close to be slow. The second one shows whether entries are being ' +
        'made on the day.',
    ],
  },
  needs: {
    title: 'What your company must bring',
    items: [
      'A project lead from management who can settle disputes between departments',
      'Chart of accounts, item list and party balances at the cut-off',
      'Samples of every voucher, challan and costing sheet',
      'Your tax adviser’s word on how each sale and purchase is treated',
      'A physical stock count on the starting date',
    ],
  },
  call: {
    title: 'Start by following one order',
    text:
      'Pick a finished order and we will walk it through your departments with you. What ' +
      'we find decides the scope, and whether an ERP is the right answer.',
    target: 'contact',
  },
  figure: '',
  related: 'Perhaps one department is enough for now',
  trades: [
    {
      slug: 'logistics',
      reason: 'diesel, tires and driver advances belong to the cost of one particular trip',
    },
    { slug: 'automobile', reason: 'parts are bought by the container and sold by the piece' },
    {
      slug: 'hospital',
      reason: 'what the operating room used at night is on the bill and off the shelf by morning',
    },
  ],
} satisfies Service;
