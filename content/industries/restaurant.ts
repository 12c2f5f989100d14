import type { Industry } from '../types';

export const restaurant = {
  slug: 'restaurant',
  name: 'Restaurant',
  summary: 'Orders, tables and kitchen',
  emoji: '🍽️',
  icon: 'utensils',
  ground: 'genda',
  title: 'Direct orders, and a kitchen that sees them at once',
  tagline:
    'Delivery apps bring a restaurant orders, keep a share of each and hold on to the customer’s number. A regular who orders online, on your own website, stays your customer.',
  metaTitle: 'Restaurant Website & Online Ordering System',
  description:
    'Online ordering, menus, table booking, delivery areas, POS and kitchen display on one order list that keeps working when the internet does not.',
  features: {
    title: 'From the menu to the pass',
    intro:
      'Friday night breaks weak systems: the phone rings, a rider waits, and the karahi that ran out at eight is still being sold at nine. Here every channel reads the same menu.',
    items: [
      {
        title: 'Online ordering',
        icon: 'shopping-bag',
        text: 'Customers order on your own domain with saved addresses, spice level and add-ons, then pay by card, wallet or cash. No app download is needed.',
      },
      {
        title: 'Menu management',
        icon: 'notebook-pen',
        text: 'Change a price, hide a dish or start the Ramadan menu from a phone. Website, till and table QR code follow from one list.',
      },
      {
        title: 'Table reservations',
        icon: 'armchair',
        text: 'Guests pick a time, a party size, and family hall or terrace. Confirmation goes out on WhatsApp, and a no-show is remembered.',
      },
      {
        title: 'Delivery integration',
        icon: 'bike',
        text: 'Delivery areas drawn on a map, each with its fee and minimum. Marketplace orders join the same screen where those companies allow a connection.',
      },
      {
        title: 'POS integration',
        icon: 'receipt-text',
        text: 'Web orders land in the till with tax set. Where the provincial authority requires monitored invoices, its number and QR code print on the bill.',
      },
      {
        title: 'Kitchen display',
        icon: 'monitor',
        text: 'Tickets appear by station, tandoor apart from fryer, and change color as minutes pass. A thermal printer repeats them in case the screen fails.',
      },
    ],
  },
  practice: {
    title: 'Eight in the evening is the test',
    paragraphs: [
      'The order screen has to cope with greasy fingers, a weak tablet and no internet. So till and kitchen talk over your local network, keep taking orders while the line is down, and send sales to the cloud when it returns. A small UPS on the router and the printer belongs in the plan.',
      'Menus look simple until the first half-and-half pizza. Sizes, deals, add-ons, per-kilo dishes and “no onions” must print in a form the cook grasps at a glance, in Urdu if the kitchen reads Urdu. Nastaliq usually goes to an 80 mm thermal printer as an image, because few printers carry such a font; we handle that. Recipes can deduct stock as well, so the manager learns that chicken is short before a customer does.',
      'Tax needs care. In Punjab the rate on a restaurant bill can depend on whether the guest pays by cash or digitally, so it is settled at payment, after the order is closed. From you we need the menu with costs, photographs of real plates, delivery areas, and one shift of watching how orders move today. Staff turnover is a fact of this trade, which is why a new cashier should manage a bill after ten minutes beside an old one. Loyalty points and Eid offers can wait for the second month. Correct tickets cannot.',
    ],
  },
  call: {
    title: 'Let us sit through one dinner rush',
    text: 'We watch how an order travels from phone to plate, note where it waits, and tell you which of these modules you need and which you can skip.',
  },
  project: 'restaurant-ordering',
  figure: '',
  related: 'Where to look next',
  services: [
    'ecommerce-development',
    'inventory-pos',
    'social-media-marketing',
    'packaging-design',
  ],
} satisfies Industry;
