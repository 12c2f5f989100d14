import type { Service } from '#content/types.ts';

export const inventoryPos = {
  slug: 'inventory-pos',
  department: 'software',
  name: 'Inventory & POS',
  summary: 'Barcode billing that works offline; khata and stock kept for every branch.',
  icon: 'scan-barcode',
  title: 'Point of sale and stock control that works offline',
  tagline:
    'POS and inventory software for shops in Pakistan, where the power goes at seven and the line is still at the door. The till keeps billing; the branch catches up later.',
  metaTitle: 'POS & Inventory Software in Pakistan',
  description:
    'POS and inventory software in Pakistan: offline barcode billing, thermal receipts, branch stock, expiry and IMEI, khata and FBR invoice printing.',
  intro: {
    title: 'The last week before Eid',
    paragraphs: [
      'That week is the true test of a billing counter. There is a line to the door, the cashier was hired ten days ago, and the power has gone twice by evening. Software for that counter has to run from keyboard and scanner and keep billing while the line is down. It must also be learnable in an afternoon.',
      'The owner, at the back, wants to know what has not moved since winter and who owes how much on khata. Shops count goods differently, so units are settled first. A cloth merchant cuts meters off a thaan. A grocer is asked for sugar “for two hundred rupees”, and the till must work out the grams.',
    ],
  },
  offer: {
    title: 'At the counter and behind it',
    intro:
      'A single shop uses most of this from the first day; branch features wait until you need them.',
    items: [
      {
        icon: 'scan-barcode',
        title: 'Fast billing',
        text: 'Barcode or name search and split payment, printed on an 80 mm thermal receipt.',
      },
      {
        icon: 'wifi-off',
        title: 'Offline mode',
        text: 'Bills are saved on the counter PC and sent to the server when the connection returns.',
      },
      {
        icon: 'boxes',
        title: 'Stock by branch',
        text: 'A transfer or a damaged piece stands in the same history as a sale, branch by branch.',
      },
      {
        icon: 'calendar-clock',
        title: 'Batch, expiry and serials',
        text: 'Expiry dates for medicine and IMEI for phones; garments get a grid of sizes and colors.',
      },
      {
        icon: 'truck',
        title: 'Purchasing and suppliers',
        text: 'Purchase orders and returns, and a ledger to hold against the supplier’s own statement.',
      },
      {
        icon: 'notebook-tabs',
        title: 'Customer khata',
        text: 'A credit limit for each customer, and a polite balance reminder on WhatsApp.',
      },
      {
        icon: 'receipt-text',
        title: 'FBR receipts',
        text: 'Tier-1 sales reported to FBR as they happen, its number and QR code on the bill.',
      },
      {
        icon: 'clock',
        title: 'Cash and shift closing',
        text: 'A count by note at closing, and any shortage shown against the cashier who had the drawer.',
      },
    ],
  },
  method: {
    title: 'Your scanner stays, the item list gets cleaned',
    paragraphs: [
      'Each till is an installed program with its own local database; a small office server or the cloud gathers the branches. Tills number their bills with separate prefixes, so two of them offline never issue the same number. Prices travel out and bills travel back. Stock that falls below zero is listed for a person to check. A bill that must carry an FBR number follows FBR’s procedure for outages. Existing hardware is kept where possible, down to the weighing scale.',
      'Cleaning the item list is the slow part. We import what you have and find what was entered twice, “sella rice 5 kg” and “SELA RICE 5KG”. Loose goods get printed labels. The shelves are counted section by section after closing, and cashiers practice on a dummy till with real products. On opening day we stay at the shop or by the phone.',
    ],
  },
  needs: {
    title: 'Your item list, however it is spelled',
    items: [
      'Item list from your old software, with cost and sale price',
      'Photos of the printers and scanners in use, and of the PC',
      'STRN and FBR registration details where they apply',
      'Supplier and khata balances on the starting date',
      'An evening after closing for the stock count',
    ],
  },
  call: {
    title: 'Watch it bill your own products',
    text: 'Give us fifty items with barcodes. We load them into a demo till, which you can try with your own scanner at no charge.',
    target: 'contact',
  },
  figure:
    'The cashier’s view: the yellow strip says the line is down and bills are kept here; the carton in red has to be ordered.',
  figureFirst: true,
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
