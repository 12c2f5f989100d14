import type { Project } from '#content/types.ts';

export const restaurantOrdering = {
  slug: 'restaurant-ordering',
  title: 'Restaurant Ordering System',
  tagline: 'Direct orders from the guest’s phone to the kitchen.',
  shortDescription:
    'Online ordering for the table and the door, on one list with the kitchen screen and the riders’ cash.',
  category: 'Restaurant',
  ground: 'brick',
  tags: ['Ordering', 'Delivery', 'POS', 'Reports'],
  tech: ['Laravel', 'Vue.js', 'MySQL', 'Redis', 'Laravel Reverb', 'ESC/POS printing'],
  overview: [
    'A guest scans the code on the table or opens the menu from your Instagram bio, adds extra raita to a deal and pays online or at the door. The ticket prints in the kitchen while the counter screen shows the same order. Nobody copies it from a chat.',
    'Menu and prices are kept once for all branches. When the seekh kebab is finished, staff mark it on a tablet and it disappears from the website and the till together. Each delivery area is drawn on a map and belongs to one branch, with a fee and a minimum order.',
    'Marketplace apps can stay for reach, while regulars get a direct route. During an internet outage the till carries on from a local copy and sends its orders when the line is back, provided a UPS or generator keeps the counter powered.',
  ],
  features: [
    {
      title: 'Menu with half plates and deals',
      text: 'A half is priced as a half, and a paratha comes with or without egg. The sehri menu appears and leaves by the clock.',
    },
    {
      title: 'Online ordering and checkout',
      text: 'Guest checkout with a phone number and a landmark for the rider. Cash stays possible beside card, JazzCash and Easypaisa.',
    },
    {
      title: 'Kitchen display and printing',
      text: 'Karahi and tandoor each read their own list, on a screen or a thermal printer. A ticket that has waited too long turns red.',
    },
    {
      title: 'Point of sale',
      text: 'The phone order and the dine-in table share one till. Bills can be split, voids need permission, and a shift closes with a count.',
    },
    {
      title: 'Delivery and riders',
      text: 'The nearest open branch receives the order, and its rider is tracked until the cash is handed in.',
    },
    {
      title: 'Bookings on the floor plan',
      text: 'The host sees that the table for ten is really two pushed together. WhatsApp carries the reminder.',
    },
    {
      title: 'Tax invoices',
      text: 'Bills are reported to the provincial revenue authority’s system. The rate follows the payment method where cash and card differ.',
    },
    {
      title: 'Sales by hour and dish',
      text: 'Every branch and channel can be set beside the others. Discounts and voids are listed per cashier.',
    },
  ],
  businessImpact: [
    {
      title: 'Regulars order direct',
      text: 'Guests who already know your nihari need no marketplace, and such orders carry no commission.',
    },
    {
      title: 'A customer list you own',
      text: 'The phone number and the last order stay with you, for messages the guest has agreed to receive.',
    },
    {
      title: 'Fewer wrong orders',
      text: 'Sizes and extras come from the guest’s own choices and are no longer retyped at the counter.',
    },
    {
      title: 'Sold out means sold out',
      text: 'A finished dish cannot be ordered anywhere, which spares staff the apology call.',
    },
    {
      title: 'Cash is matched every shift',
      text: 'What riders and cashiers hold is compared with their orders before anyone goes home.',
    },
    {
      title: 'Busy hours can be staffed',
      text: 'Sales by hour show when a second rider is worth the wage. In Ramadan that is another hour altogether.',
    },
  ],
  why: 'A {category} lives on repeat orders, and those are the ones worth moving to your own channel. The system earns its place when WhatsApp chats and two marketplace tablets compete for one kitchen. A single branch can open with the menu and checkout alone and connect the till afterward.',
  images: ['restaurant-ordering.svg', 'restaurant-ordering-2.svg'],
  figure:
    'Table 7 has waited 24 minutes, so its ticket is red on the wall; the printer beside the karahi hands the cook the same order.',
  call: {
    title: 'Order from your own menu',
    text: 'Send a photo of your menu card with its half plates and deals. In the free demo you order by QR code at our table and hear the kitchen ticket print.',
  },
  greeting: 'Salam, I want online ordering for my restaurant and have a few questions.',
  industry: 'restaurant',
  tradeLink: 'What a kitchen asks of software at eight in the evening',
  related: 'The till, and the leaflet in the bag',
  services: ['ecommerce-development', 'inventory-pos', 'social-media-marketing', 'brochure-flyer'],
} satisfies Project;
