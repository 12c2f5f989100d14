import type { Service } from '#content/types.ts';

export const ecommerceDevelopment = {
  slug: 'ecommerce-development',
  department: 'web',
  name: 'E-Commerce Development',
  summary: 'Stores that take COD and wallets, and an order desk tied to your courier.',
  icon: 'shopping-cart',
  title: 'Online stores built for cash on delivery and cards',
  tagline:
    'Few orders in Pakistan are finished at checkout. An e-commerce website of ours follows each one past the phone call and the rider, until the courier has paid you.',
  metaTitle: 'E-Commerce Website Development in Pakistan',
  description:
    'E-commerce development in Pakistan: Shopify, WooCommerce or custom stores with COD, JazzCash, Easypaisa, courier booking and an order desk.',
  intro: {
    title: 'After the customer taps Order',
    paragraphs: [
      'Someone rings to confirm, and the number is switched off. The parcel goes to Multan anyway and comes back a week later, refused. The cash for the others arrives in one transfer with the charges already taken out. A store that ignores all this leaves your staff keeping the real accounts in a notebook.',
      'So we build the shop window and the order desk together. A brand moving off Instagram messages needs both on its first day. So does a Liberty Market boutique that has begun to sell to other cities.',
    ],
  },
  offer: {
    title: 'The shop in front and the desk behind it',
    intro: 'A small shop may open with half of this list and add the rest as orders grow.',
    items: [
      {
        icon: 'tags',
        title: 'Catalog and variants',
        text: 'Each size and color with a stock count, and the same lawn suit sold stitched or unstitched.',
      },
      {
        icon: 'banknote',
        title: 'Checkout with cash on delivery',
        text: 'The city is picked from the courier’s own list, and the delivery charge shows before the last step.',
      },
      {
        icon: 'credit-card',
        title: 'Cards and wallets',
        text: 'JazzCash and Easypaisa beside a card gateway such as Safepay, under your merchant account.',
      },
      {
        icon: 'truck',
        title: 'Courier booking',
        text: 'Labels and tracking numbers straight from TCS or PostEx, or any courier with an API.',
      },
      {
        icon: 'phone-call',
        title: 'Order confirmation',
        text: 'A WhatsApp message or a call list for new COD orders. Numbers that refused parcels before are flagged.',
      },
      {
        icon: 'undo-2',
        title: 'Returns and exchanges',
        text: 'The customer sends photographs, and stock is on sale again only after somebody has inspected it.',
      },
      {
        icon: 'ticket-percent',
        title: 'Sales and coupons',
        text: 'An Eid sale that starts by itself at midnight, and coupons limited to one a customer.',
      },
      {
        icon: 'megaphone',
        title: 'Advertising and analytics feeds',
        text: 'A Meta catalog with Conversions API, and GA4 purchases checked against real orders.',
      },
    ],
  },
  method: {
    title: 'Shopify, WooCommerce or one of our own',
    paragraphs: [
      'Shopify is the shortest road to a store that someone else keeps online. Bear in mind that Shopify Payments is not offered in Pakistan, so cards go through an outside gateway and Shopify adds its own fee. WooCommerce has no platform fee but wants decent hosting and regular updates. A custom storefront earns its place when prices are unusual, say one rate for the shopper and another for the wholesaler in Faisalabad. We set all three against your case and recommend one.',
      'Before opening we place a test order by every payment method, send one back, and check a courier’s settlement sheet against them line by line. Product pages are trimmed hard, because a shopper who tapped an Instagram ad will not wait for ten heavy pictures. And we would rather not open in the last week before Eid. Couriers are at their slowest then, and a new team should learn on quieter days.',
    ],
  },
  needs: {
    title: 'Papers for the gateway, photographs for the shop',
    items: [
      'Product list in Excel or Google Sheets, including the weight that couriers charge by',
      'Photographs of each product against a plain background',
      'A business bank account and NTN, for the gateway’s merchant application',
      'A courier account, or a monthly parcel estimate with which to ask for rates',
      'Return and exchange rules in writing',
    ],
  },
  call: {
    title: 'Bring your product list',
    text: 'Twenty rows of it and the name of your courier are enough. We prepare a working demo store from them, free, before you commit to anything.',
    target: 'contact',
  },
  figure:
    'The yellow row has just been booked; its label carries the address and the cash that the rider must bring back.',
  related: 'When a shop is not the whole of the site',
  trades: [
    {
      slug: 'restaurant',
      reason: 'frozen kebabs and gift boxes travel to cities where there is no branch',
    },
    {
      slug: 'fitness',
      reason: 'members finish a tub of protein every month and will reorder where they train',
    },
    {
      slug: 'automobile',
      reason: 'a headlight fits certain model years only, so the shop must ask for the car first',
    },
    {
      slug: 'logistics',
      reason: 'online shops bring the parcels and want the label printed straight from the order',
    },
  ],
} satisfies Service;
