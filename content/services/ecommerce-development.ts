import type { Service } from '../types';

export const ecommerceDevelopment = {
  slug: 'ecommerce-development',
  department: 'web',
  name: 'E-Commerce Development',
  summary: 'Online stores with COD, wallets and cards, and an order desk tied to your courier.',
  icon: 'shopping-cart',
  title: 'Online stores built for cash on delivery and cards',
  tagline:
    'E-commerce websites for Pakistan: a catalog that is quick on a phone, checkout in PKR, and ' +
    'an order desk that follows each parcel until the courier has paid you.',
  metaTitle: 'E-Commerce Website Development in Pakistan',
  description:
    'E-commerce development in Pakistan: Shopify, WooCommerce or custom stores with COD, ' +
    'JazzCash, Easypaisa, courier booking and an order desk.',
  intro: {
    title: 'The order is only the beginning',
    paragraphs: [
      'An online order in Pakistan is rarely finished at checkout. Someone confirms it by ' +
        'phone or WhatsApp, a courier is booked, the parcel may come back refused, and the ' +
        'cash arrives days later, minus charges. A store that ignores those steps leaves ' +
        'your staff doing them in a notebook.',
      'So we build the shop window and the order desk together. That suits a brand moving ' +
        'off Instagram messages, a Liberty Market boutique selling to other cities, or a ' +
        'running store whose catalog has outgrown its theme.',
    ],
  },
  offer: {
    title: 'What your store can do',
    intro: 'A small shop may open with half of this list and add the rest as orders grow.',
    items: [
      {
        icon: 'tags',
        title: 'Catalog and variants',
        text:
          'Sizes, colors, stitched or unstitched, each with its own price, stock and ' +
          'photographs.',
      },
      {
        icon: 'banknote',
        title: 'Checkout with cash on delivery',
        text:
          'Few fields, the city picked from the courier’s list, delivery charge shown before ' +
          'the last step.',
      },
      {
        icon: 'credit-card',
        title: 'Cards and wallets',
        text:
          'JazzCash, Easypaisa, and card gateways such as Safepay or PayFast, under your ' +
          'merchant account.',
      },
      {
        icon: 'truck',
        title: 'Courier booking',
        text: 'Labels and tracking numbers from TCS, Leopards, PostEx or any courier with an API.',
      },
      {
        icon: 'phone-call',
        title: 'Order confirmation',
        text: 'A WhatsApp message or call list for new COD orders, with repeat refusals flagged.',
      },
      {
        icon: 'undo-2',
        title: 'Returns and exchanges',
        text:
          'Requests with photographs, stock put back after inspection, store credit or refund ' +
          'recorded.',
      },
      {
        icon: 'ticket-percent',
        title: 'Sales and coupons',
        text:
          'Eid and season sales that start on their own at midnight, limited by product or ' +
          'customer.',
      },
      {
        icon: 'megaphone',
        title: 'Advertising and analytics feeds',
        text:
          'Meta catalog, Pixel and Conversions API, and GA4 purchase events checked against ' +
          'orders.',
      },
    ],
  },
  method: {
    title: 'Choosing a platform and opening the doors',
    paragraphs: [
      'Shopify is the shortest road to a store that someone else keeps online; bear in ' +
        'mind that Shopify Payments is not offered in Pakistan, so cards go through an ' +
        'outside gateway and Shopify adds its own fee. WooCommerce has no platform fee and ' +
        'asks for decent hosting and regular updates. A custom storefront is for unusual ' +
        'pricing, wholesale accounts or very large catalogs. We set all three against your ' +
        'case and recommend one.',
      'Products come in by CSV, with photographs resized and named by SKU. Before opening ' +
        'we place a test order by every payment method, return one, refund one, and ' +
        'reconcile a courier’s settlement sheet line by line. Product pages are trimmed ' +
        'hard, because a shopper who tapped an Instagram advertisement will not wait for ten ' +
        'heavy pictures.',
    ],
  },
  needs: {
    title: 'What to prepare',
    items: [
      'Product list with SKU, price, stock and weight, in Excel or Google Sheets',
      'Photographs of each product against a plain background',
      'Bank account, NTN and papers for the gateway’s merchant application',
      'A courier account, or a monthly parcel estimate with which to ask for rates',
      'Return and exchange rules in writing',
    ],
  },
  call: {
    title: 'Bring your product list',
    text:
      'A sheet with twenty products and the name of your courier is enough for us to ' +
      'prepare a working demo store, free and before you commit.',
    target: 'contact',
  },
  figure: '',
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
