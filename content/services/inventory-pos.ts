import type { Service } from '../types';

export const inventoryPos = {
  slug: 'inventory-pos',
  department: 'software',
  name: 'Inventory & POS',
  summary: 'Barcode billing that works offline, with stock, khata and supplier ledgers by branch.',
  icon: 'scan-barcode',
  title: 'Point of sale and stock control that works offline',
  tagline:
    'POS and inventory software for shops in Pakistan: quick bills at the counter with or ' +
    'without internet, while stock, cash and supplier balances are kept for every branch.',
  metaTitle: 'POS & Inventory Software in Pakistan',
  description:
    'POS and inventory software in Pakistan: offline barcode billing, thermal receipts, ' +
    'branch stock, expiry and IMEI, khata and FBR invoice printing.',
  intro: {
    title: 'Made for the counter',
    paragraphs: [
      'The last week before Eid is the true test of a billing counter: a line to the door, ' +
        'a cashier hired ten days ago, the power gone twice by evening. Software for that ' +
        'counter has to run from keyboard and scanner, keep billing while the line is down, ' +
        'and be learnable in an afternoon.',
      'The owner, at the back, wants other things: what is left, what has not moved since ' +
        'winter, what each branch took in, who owes how much on khata. We build for grocery ' +
        'and garment shops, pharmacies, mobile and hardware dealers, restaurants and ' +
        'wholesalers. They count goods differently, so unit types are settled first, down to ' +
        'cloth sold by the meter.',
    ],
  },
  offer: {
    title: 'At the counter and behind it',
    intro:
      'A single shop uses most of this from the first day; branch features wait until you ' +
      'need them.',
    items: [
      {
        icon: 'scan-barcode',
        title: 'Fast billing',
        text:
          'Barcode or name search, held bills, exchanges, split payment, 80 mm thermal ' +
          'receipts.',
      },
      {
        icon: 'wifi-off',
        title: 'Offline mode',
        text:
          'Bills are saved on the counter PC and sent to the server when the connection ' +
          'returns.',
      },
      {
        icon: 'boxes',
        title: 'Stock by branch',
        text:
          'Sales, purchases, transfers and damage in one history, with reorder levels by ' +
          'location.',
      },
      {
        icon: 'calendar-clock',
        title: 'Batch, expiry and serials',
        text:
          'Expiry alerts for medicine and food, IMEI for phones, size and color grids for ' +
          'garments.',
      },
      {
        icon: 'truck',
        title: 'Purchasing and suppliers',
        text:
          'Orders, receipts, returns, and a ledger to hold against the supplier’s own ' +
          'statement.',
      },
      {
        icon: 'notebook-tabs',
        title: 'Customer khata',
        text: 'Credit limits, part payments and balance reminders by SMS or WhatsApp.',
      },
      {
        icon: 'receipt-text',
        title: 'FBR receipts',
        text:
          'Sales reported for Tier-1 retailers, with the invoice number and QR code on the ' +
          'bill.',
      },
      {
        icon: 'clock',
        title: 'Cash and shift closing',
        text: 'Opening float, expenses and a count by note, with any shortage shown by cashier.',
      },
    ],
  },
  method: {
    title: 'Getting it onto the counter',
    paragraphs: [
      'Each till is an installed program with its own local database, and a small office ' +
        'server or the cloud gathers the branches. Tills number their bills with separate ' +
        'prefixes, so two of them offline never issue the same number. Prices travel out, ' +
        'bills travel back, and any stock that falls below zero is listed for a person to ' +
        'check. A bill that must carry an FBR number follows FBR’s procedure for outages. ' +
        'Existing hardware is kept where possible: USB scanners, ESC/POS printers, cash ' +
        'drawers, label printers, weighing scales.',
      'Cleaning the item list is the slow part. We import what you have, find duplicates ' +
        'and missing barcodes, print labels for loose goods, and count the shelves section ' +
        'by section after closing. Cashiers practice on a dummy till with real products. On ' +
        'opening day we stay on hand, at the shop or by phone.',
    ],
  },
  needs: {
    title: 'Before installation',
    items: [
      'Item list from your old software or Excel, with cost and sale price',
      'A photo of each printer, scanner, scale and PC in use',
      'STRN and FBR registration details where they apply',
      'Supplier and khata balances on the starting date',
      'An evening after closing for the stock count',
    ],
  },
  call: {
    title: 'Watch it bill your own products',
    text:
      'Give us fifty items with barcodes. We load them into a demo till, which you can try ' +
      'with your own scanner at no charge.',
    target: 'contact',
  },
  figure: '',
  related: 'When the shop grows past its counter',
  trades: [
    { slug: 'restaurant', reason: 'chicken is bought by the kilo and sold by the plate' },
    {
      slug: 'hospital',
      reason: 'the pharmacy sells four tablets off a strip and must still know what expires',
    },
    {
      slug: 'automobile',
      reason: 'one oil filter fits six cars under six names, and the counter needs all of them',
    },
  ],
} satisfies Service;
