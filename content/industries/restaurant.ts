import type { Industry } from '#content/types.ts';

export const restaurant = {
  slug: 'restaurant',
  name: 'Restaurant',
  summary: 'Online orders to the kitchen',
  emoji: '🍽️',
  icon: 'utensils',
  ground: 'genda',
  title: 'Direct orders, and a kitchen that sees them at once',
  tagline:
    'A delivery app brings a restaurant the order and keeps the customer’s number. A regular who orders online, from your own website, stays your customer.',
  metaTitle: 'Restaurant Website & Online Ordering System',
  description:
    'Online ordering, menus, table booking, delivery areas, POS and kitchen display on one order list that keeps working when the internet does not.',
  features: {
    title: 'The karahi that ran out at eight',
    intro:
      'At nine the website is still selling it, because nobody in the kitchen had a hand free. Here every channel reads one menu, and one tap takes a dish off all of them.',
    items: [
      {
        title: 'Online ordering',
        icon: 'shopping-bag',
        text: 'The customer orders on your own domain, where the address and the spice level of last time are waiting, and pays online or at the door. There is no app to download.',
      },
      {
        title: 'Menu management',
        icon: 'notebook-pen',
        text: 'Hide a dish or start the Ramadan menu from a phone. The till and the QR code on the table follow from the same list.',
      },
      {
        title: 'Table reservations',
        icon: 'armchair',
        text: 'Guests pick a time and say whether they want the family hall or the terrace. Confirmation goes out on WhatsApp, and a no-show is remembered.',
      },
      {
        title: 'Delivery integration',
        icon: 'bike',
        text: 'You draw each delivery area with its own fee, because the far side of the canal is another trip at eight. Marketplace orders join in where those companies allow a connection.',
      },
      {
        title: 'POS integration',
        icon: 'receipt-text',
        text: 'Web orders land in the till with tax set. Where the provincial authority monitors invoices, its number and QR code print at the foot of the bill.',
      },
      {
        title: 'Kitchen display',
        icon: 'monitor',
        text: 'Naan tickets go to the tandoor and fries to the fryer, and both change color as minutes pass. A thermal printer repeats each one in case the screen fails.',
      },
    ],
  },
  practice: {
    title: 'Greasy fingers, and the line goes down',
    paragraphs: [
      'The order screen is a weak tablet, touched by greasy fingers, and at eight the internet goes. So till and kitchen talk over your local network and keep taking orders; the sales reach the cloud when the line returns. A small UPS on the router and the printer belongs in the plan, or the first load shedding ends it.',
      'Menus look simple until the first half-and-half pizza, or a karahi sold by the kilo to a table that wants two bills. It must print so that the cook grasps it at a glance, in Urdu if the kitchen reads Urdu. Few 80 mm thermal printers carry a Nastaliq font, so we send the words as a picture. Recipes can deduct stock as well, and then the manager learns that chicken is short before a customer does.',
      'In Punjab the tax on a restaurant bill can depend on whether the guest pays in cash or by card, so the rate is settled at payment, after the order is closed. From you we need the menu with costs and photographs of real plates, and one shift of watching how orders move today. Cashiers leave. A new one should manage a bill after ten minutes beside an old one, and that is what we test. Loyalty points and Eid offers can wait for the second month.',
    ],
  },
  call: {
    title: 'Let us sit through one dinner rush',
    text: 'We watch how an order travels from phone to plate and note where it waits. Then we tell you which of these modules you need and which you can skip.',
  },
  project: 'restaurant-ordering',
  figure:
    'Six dishes, a bill of 2,710, and on the phone the dotted stretch that the rider still has to cover. A guest who can see it does not ring the counter.',
  related: 'From the order button to the box it goes in',
  services: [
    'ecommerce-development',
    'inventory-pos',
    'social-media-marketing',
    'packaging-design',
  ],
} satisfies Industry;
