import type { Service } from '#content/types.ts';

export const erpSolutions = {
  slug: 'erp-solutions',
  department: 'software',
  name: 'ERP Solutions',
  summary: 'One system from purchase to ledger, for firms that make, import or distribute.',
  icon: 'factory',
  title: 'One ERP for stock, production and accounts',
  tagline:
    'When a mill in Pakistan sends cloth to the dyer, ERP software should move the stock and the cost together, so that the month closes from entries already made.',
  metaTitle: 'ERP Software Solutions in Pakistan',
  description:
    'ERP solutions in Pakistan for manufacturers, importers and distributors: purchase, stock, production, finance and FBR invoicing in one system.',
  intro: {
    title: 'Three counts of the same cloth',
    paragraphs: [
      'The store counts rolls and production counts pieces, while accounts counts rupees. At month end they are argued into agreement. An ERP settles it earlier: one goods receipt changes the stock and the supplier’s ledger in the same moment, and adds to the cost of the job.',
      'This is a heavy purchase, in time as well as money. A trader in Shah Alam Market with one godown rarely needs it; an inventory system with accounts does the job. The effort comes back for manufacturers and importers, and for families that keep books for several companies.',
    ],
  },
  offer: {
    title: 'Eight modules on one ledger',
    intro: 'Each can start alone. All of them share one list of items and parties.',
    items: [
      {
        icon: 'clipboard-list',
        title: 'Procurement',
        text: 'The supplier’s bill is matched with the order and with what the gate really received.',
      },
      {
        icon: 'warehouse',
        title: 'Multi-warehouse stock',
        text: 'Bales turn into kilograms at the godown door, valued by FIFO or weighted average.',
      },
      {
        icon: 'factory',
        title: 'Production and bill of materials',
        text: 'Recipes with wastage, and job costing that includes what the outside dyer charged.',
      },
      {
        icon: 'truck',
        title: 'Sales and distribution',
        text: 'A credit limit that stops the booking, and recovery sheets by salesman and route.',
      },
      {
        icon: 'landmark',
        title: 'General ledger and finance',
        text: 'Bank reconciliation and a diary of post-dated checks, down to the trial balance.',
      },
      {
        icon: 'receipt-text',
        title: 'Tax and FBR invoicing',
        text: 'Sales and withholding tax by party; e-invoices sent via PRAL or a licensed integrator.',
      },
      {
        icon: 'building',
        title: 'Companies and branches',
        text: 'Separate books for each company, and one combined report in PKR for the owners.',
      },
      {
        icon: 'workflow',
        title: 'Approvals and audit trail',
        text: 'Limits by amount and role, and a dated record of who changed which figure.',
      },
    ],
  },
  method: {
    title: 'Rolled out in the order that goods move',
    paragraphs: [
      'We trace a complete cycle on paper, from requisition to payment, and mark each place where a figure is copied by hand. A fit test follows. Open-source ERPNext or Odoo may cover most of the ground, and then we configure and extend it. A process that suits neither is built on PostgreSQL with a web front end. Either way the database belongs to you.',
      'Opening balances are loaded at a cut-off date of your choice, for many companies the first of July, when the tax year begins. Departments join one after another, each reconciled before the next. The server can sit in the cloud, or on your premises behind a UPS and generator with encrypted copies off site.',
      'Tell us early about shrinkage. A thousand meters go to the dyer and fewer come back, and an ERP with no place for the difference drives people back to Excel. Expect the first close to be slow; the second shows whether entries are being made on the day.',
    ],
  },
  needs: {
    title: 'A full stock count on the day we start',
    items: [
      'A project lead from management who can settle disputes between departments',
      'Chart of accounts, and item and party balances at the cut-off',
      'A sample of every voucher and challan, and of your costing sheet',
      'Your tax adviser’s word on how each sale and purchase is treated',
      'A physical stock count on the starting date',
    ],
  },
  call: {
    title: 'Start by following one order',
    text: 'Pick a finished order and we will walk it through your departments with you. What we find decides the scope, and whether an ERP is the right answer.',
    target: 'contact',
  },
  figure:
    'The gate enters twelve rolls once. The same entry puts 96,000 on the supplier’s ledger, and the loom’s job is charged without another figure being typed.',
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
