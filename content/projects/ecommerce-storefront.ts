import type { Project } from '../types';

export const ecommerceStorefront = {
  slug: 'ecommerce-storefront',
  title: 'E-Commerce Storefront',
  tagline: 'Catalog, checkout, courier and returns together.',
  shortDescription:
    'An online store with quick search, COD and online payment, coupons, courier booking and sales analytics.',
  category: 'E-Commerce',
  ground: 'firozi',
  tags: ['Payments', 'Coupons', 'Analytics', 'Search', 'Delivery'],
  tech: [
    'Next.js',
    'Medusa',
    'TypeScript',
    'PostgreSQL',
    'Redis',
    'Meilisearch',
    'Google Analytics 4',
  ],
  overview: [
    'Selling through Instagram messages works until Eid. Then the same suit is promised twice, addresses are copied out of chats, and nobody can say which parcels came back. A storefront turns the message into an order: stock is reserved at checkout, the address has proper fields, and the courier label prints from it.',
    'Next.js renders product pages on the server, which lets a modest phone show them before the scripts have loaded. Medusa keeps carts, prices and stock behind an API. Because the two are separate, the shop’s face can be redesigned without touching orders.',
    'Many customers still prefer cash on delivery. First orders can be confirmed by WhatsApp or a code, made-to-order goods can ask for an advance, and numbers that keep refusing parcels are flagged for the team.',
  ],
  features: [
    {
      title: 'Catalog with variants',
      text: 'Size, color, fabric or weight, each with its own stock and photo. Products come in by CSV import.',
    },
    {
      title: 'Search and filters',
      text: 'Results while typing, tolerant of misspellings, with synonyms for Roman Urdu terms.',
    },
    {
      title: 'Checkout',
      text: 'One page, no forced account. Card, JazzCash, Easypaisa, bank transfer or COD, in PKR or a second currency.',
    },
    {
      title: 'Order confirmation',
      text: 'COD orders wait in a queue until the buyer confirms by message or the team rings.',
    },
    {
      title: 'Coupons and sale prices',
      text: 'Codes by product, customer group or minimum basket, free delivery rules, and sales that start and end by the clock.',
    },
    {
      title: 'Courier labels and status',
      text: 'Consignment number and label through the courier’s API, status back in the order, COD remittance matched per parcel.',
    },
    {
      title: 'Returns and exchanges',
      text: 'The buyer picks a reason, staff approve, and stock returns to the shelf only after inspection.',
    },
    {
      title: 'Analytics',
      text: 'Purchases and refunds in Google Analytics 4, purchases in Meta’s Conversions API, with consent where it is required.',
    },
  ],
  businessImpact: [
    {
      title: 'Stock is promised once',
      text: 'Website, showroom and Instagram sales draw on a single count.',
    },
    {
      title: 'Packing starts from one printout',
      text: 'Picking list, invoice and label leave the printer together, in the sequence of the shelves.',
    },
    {
      title: 'Refused parcels can be reduced',
      text: 'Confirmation and an advance on risky orders filter out buyers who never meant to receive.',
    },
    {
      title: 'Campaigns show their sales',
      text: 'Revenue after returns can be set against the ad, the influencer’s code or the email that brought it.',
    },
    {
      title: 'Courier money is checked',
      text: 'Each remittance is compared with delivered orders, and missing amounts are claimed by number.',
    },
    {
      title: 'The second purchase is shorter',
      text: 'Order history, saved sizes and restock messages spare a returning buyer most of the search.',
    },
  ],
  why: 'A hosted shop with a ready theme is a fair start for {category}, and a small catalog may never need more. Move to this type when your pricing, stock locations or couriers no longer fit the theme’s settings. Products, customers and orders can be brought over from an existing shop by export.',
  images: ['ecommerce-storefront.svg', 'ecommerce-storefront-2.svg'],
  figure:
    'Shelf A-3 is the first line of the picking list; the amount on the label is what the courier has to bring back.',
  call: { title: '', text: '' },
  greeting: 'Hello, I sell on social media and need an e-commerce storefront of my own.',
  related: 'What goes into it',
  services: ['ecommerce-development', 'seo', 'google-ads', 'packaging-design'],
} satisfies Project;
