import type { Project } from '#content/types.ts';

export const ecommerceStorefront = {
  slug: 'ecommerce-storefront',
  title: 'E-Commerce Storefront',
  tagline: 'For shops that have outgrown the Instagram inbox.',
  shortDescription:
    'An online store with COD and online payment that books the courier, applies coupons and counts returns.',
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
    'Selling through Instagram messages works until Eid. Then the same suit is promised twice, and nobody can say which parcels came back. A storefront turns the message into an order: stock is reserved at checkout, and the courier label prints from an address with proper fields.',
    'Next.js renders product pages on the server, which lets a modest phone show them before the scripts have loaded. Medusa keeps carts and stock behind an API. Because the two are separate, the shop’s face can be redesigned without touching orders.',
    'Many customers still prefer cash on delivery. First orders can be confirmed by WhatsApp or a code, and a suit stitched to measure can ask for an advance. Numbers that keep refusing parcels are flagged for the team.',
  ],
  features: [
    {
      title: 'Catalog with variants',
      text: 'Size and color, or lawn by the meter, each with its own stock and photo. Products come in by CSV import.',
    },
    {
      title: 'Search and filters',
      text: 'Results while typing, tolerant of misspellings. Synonyms know that “jora” means a suit.',
    },
    {
      title: 'Checkout',
      text: 'One page and no forced account. Card or mobile wallet, bank transfer or COD, in PKR or a second currency.',
    },
    {
      title: 'Cash orders are confirmed first',
      text: 'COD orders wait in a queue until the buyer confirms by message or the team rings.',
    },
    {
      title: 'Coupons and sale prices',
      text: 'Codes by product or customer group, free delivery above a minimum basket. A sale starts and ends by the clock.',
    },
    {
      title: 'Courier labels and status',
      text: 'Consignment number and label come through the courier’s API, and status returns to the order. COD remittance is matched per parcel.',
    },
    {
      title: 'Returns to the shelf',
      text: 'The buyer picks a reason and staff approve. Stock returns to the shelf only after somebody has unfolded it.',
    },
    {
      title: 'Analytics after refunds',
      text: 'Purchases and refunds in Google Analytics 4, purchases in Meta’s Conversions API, with consent where it is required.',
    },
  ],
  businessImpact: [
    {
      title: 'Stock is promised once',
      text: 'The website and the showroom draw on a single count. A suit sold in an Instagram chat is taken from it too.',
    },
    {
      title: 'Packing starts from one printout',
      text: 'Picking list and label leave the printer together, in the sequence of the shelves.',
    },
    {
      title: 'Refused parcels can be reduced',
      text: 'Confirmation and an advance on risky orders filter out buyers who never meant to receive.',
    },
    {
      title: 'Campaigns show their sales',
      text: 'Revenue after returns can be set against the ad or the influencer’s code that brought it.',
    },
    {
      title: 'Courier money is checked',
      text: 'Each remittance is compared with delivered orders, and missing amounts are claimed by number.',
    },
    {
      title: 'The second purchase is shorter',
      text: 'Saved sizes and restock messages spare a returning buyer most of the search.',
    },
  ],
  why: 'A hosted shop with a ready theme is a fair start for {category}, and a small catalog may never need more. Move to this type when a second godown or a second courier no longer fits the theme’s settings. Products and orders can be brought over from an existing shop by export.',
  images: ['ecommerce-storefront.svg', 'ecommerce-storefront-2.svg'],
  figure:
    'Shelf A-3 is the first line of the picking list; the amount on the label is what the courier has to bring back.',
  call: {
    title: 'Sell the last suit twice, or try to',
    text: 'Send ten products from your Instagram page with sizes and prices. In the free demo two phones order the last piece at once, and one is told that it has gone.',
  },
  greeting: 'Hello, I sell on social media and need an e-commerce storefront of my own.',
  related: 'Who finds the suit, and how it is packed',
  services: ['ecommerce-development', 'seo', 'google-ads', 'packaging-design'],
} satisfies Project;
