import type { Project } from '../types';

export const eventTicketing = {
  slug: 'event-ticketing',
  title: 'Event Ticketing Platform',
  tagline: 'Sold on the phone, scanned at the gate.',
  shortDescription:
    'Ticket sales, seat plans, QR entry and organizer reports for concerts, conferences, festivals and expos.',
  category: 'Event Management',
  ground: 'lajvard',
  tags: ['Ticketing', 'QR', 'Reports', 'Payments'],
  tech: ['Next.js', 'Node.js', 'PostgreSQL', 'Redis', 'React Native', 'SQLite'],
  overview: [
    'Two moments decide whether ticketing works: when sales open and when the doors do. In the first, buyers are let in by turn and a seat is held while the payment completes. In the second, a crowd must get through even if the venue’s network fails.',
    'Every ticket carries a signed QR code. The scanner app downloads the guest list beforehand, verifies the signature on the device and records the entry, and a copied screenshot is refused on its second use. Gates on a shared local network exchange their entries as they happen. Gates with no link between them cannot, which is why tickets for such a venue are tied to one gate.',
    'Organizers create ticket types, early prices and complimentary quotas on their own. The settlement lists sales, refunds and charges for each event.',
  ],
  features: [
    {
      title: 'Event pages',
      text: 'Program, speakers or line-up, venue map and parking, with markup from which Google can read date, place and price.',
    },
    {
      title: 'Ticket types and seat plans',
      text: 'Standing, tables, numbered seats or family enclosures. Early and door prices switch by date or by quantity sold.',
    },
    {
      title: 'Payment on local terms',
      text: 'JazzCash, Easypaisa and cards, or a reserved ticket paid at an outlet before it lapses.',
    },
    {
      title: 'QR tickets',
      text: 'Sent by email and WhatsApp as a PDF and a link. A ticket can be put in another name until a cutoff that the organizer sets.',
    },
    {
      title: 'Offline check-in app',
      text: 'Any Android phone or iPhone becomes a scanner, with a search by name for guests whose battery died.',
    },
    {
      title: 'Scheduling and venues',
      text: 'Halls, sessions and capacities on one calendar. Workshop places are booked inside the main ticket.',
    },
    {
      title: 'Organizer reports',
      text: 'Sales by day, source and ticket type, arrivals per gate by the quarter hour, and attendee lists in CSV.',
    },
  ],
  businessImpact: [
    {
      title: 'Copied tickets stop at the gate',
      text: 'Staff see at once that a code has been used, at which gate and at what time.',
    },
    {
      title: 'Promotion can be steered',
      text: 'The organizer learns which post or partner sells while there is still time to change the plan.',
    },
    {
      title: 'Settlement is short work',
      text: 'Artists, venues and sponsors receive figures that come from the ticket records themselves.',
    },
    {
      title: 'The next event has an audience',
      text: 'Attendees who agreed to hear from you are on a list when the following date is announced.',
    },
  ],
  why: 'Companies in {category} often sell through a form and bank transfer screenshots until one crowded night goes wrong. Ticketing of your own makes sense for those who run several events a year or host other organizers. For a single small function, an existing ticket site will do.',
  images: ['event-ticketing.svg', 'event-ticketing-2.svg'],
  figure:
    'The copied code scans cleanly and is still refused: the phone names the gate and the minute of the first entry, without a network.',
  call: { title: '', text: '' },
  greeting: 'Hello, I organize events and want to know about a ticketing platform with QR entry.',
  industry: 'event-management',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'social-media-marketing', 'email-marketing'],
} satisfies Project;
