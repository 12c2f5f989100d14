import type { Project } from '../types';

export const restaurantOrdering = {
  slug: 'restaurant-ordering',
  title: 'Restaurant Ordering System',
  tagline: 'Direct orders from the guest’s phone to the kitchen.',
  shortDescription:
    'Online ordering for delivery, pickup and dine-in, tied to the kitchen screen, the till and your riders.',
  category: 'Restaurant',
  ground: 'brick',
  tags: ['Ordering', 'Delivery', 'POS', 'Reports'],
  tech: ['Laravel', 'Vue.js', 'MySQL', 'Redis', 'Laravel Reverb', 'ESC/POS printing'],
  overview: [
    'A guest scans the code on the table or opens the menu from your Instagram bio, picks a deal, adds extra raita, and pays online or in cash at the door. The ticket prints in the kitchen while the counter screen shows the same order. Nobody copies it from a chat.',
    'Menu, prices and timings are kept once for all branches. When the karahi runs out, staff mark it on a tablet and it disappears from the website, the table menu and the till together. Delivery areas are drawn on a map, each with its branch, fee and minimum order.',
    'Marketplace apps can stay for reach. Regular customers get a direct route beside them. During an internet outage the till carries on from a local copy and sends its orders when the line is back, provided a UPS or generator keeps the counter powered.',
  ],
  features: [
    {
      title: 'Menu with variants and deals',
      text: 'Half and full, spice level, add-ons, family deals, and timed items such as a sehri menu.',
    },
    {
      title: 'Online ordering and checkout',
      text: 'Guest checkout with a phone number and a landmark for the rider. Cash, card, JazzCash and Easypaisa.',
    },
    {
      title: 'Kitchen display and printing',
      text: 'Dishes go to the right station, on a screen or a thermal printer. Tickets change color as the wait grows.',
    },
    {
      title: 'Point of sale',
      text: 'Dine-in, takeaway and phone orders in one till, with split bills, voids by permission and shift closing.',
    },
    {
      title: 'Delivery and riders',
      text: 'The nearest open branch receives the order, assigns a rider and tracks it until the cash is handed in.',
    },
    {
      title: 'Table reservations',
      text: 'Guests ask for a time, the host confirms against the floor plan, and WhatsApp carries the reminder.',
    },
    {
      title: 'Tax invoices',
      text: 'Bills are reported to the provincial revenue authority’s system. The rate follows the payment method where cash and card differ.',
    },
    {
      title: 'Sales reports',
      text: 'Figures by hour, dish, branch and channel, with discounts and voids listed per cashier.',
    },
  ],
  businessImpact: [
    {
      title: 'Regulars order direct',
      text: 'Guests who already know the restaurant need no marketplace, and such orders carry no commission.',
    },
    {
      title: 'A customer list you own',
      text: 'Phone number, last order and favorites stay with you, for messages the guest has agreed to receive.',
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
      text: 'Sales by hour show when a second rider or another cook is worth the wage, Ramadan evenings included.',
    },
  ],
  why: 'A {category} lives on repeat orders, and those are the ones worth moving to your own channel. The system earns its place when chats, calls and marketplace tablets compete for one kitchen. A single branch can open with the menu and checkout alone and connect the till afterward.',
  images: ['restaurant-ordering.svg', 'restaurant-ordering-2.svg'],
  figure:
    'Table 7 has waited 24 minutes, so its ticket is red on the wall; the printer beside the karahi hands the cook the same order.',
  call: { title: '', text: '' },
  greeting: 'Salam, I want online ordering for my restaurant and have a few questions.',
  industry: 'restaurant',
  tradeLink: '',
  related: 'What goes into it',
  services: ['ecommerce-development', 'inventory-pos', 'social-media-marketing', 'brochure-flyer'],
} satisfies Project;
