import type { Project } from '#content/types.ts';

export const eventTicketing = {
  slug: 'event-ticketing',
  title: 'Event Ticketing Platform',
  tagline: 'Sold on the phone, scanned at the gate.',
  shortDescription:
    'Ticket sales by seat plan and QR entry for concerts and conferences, and reports an organizer can settle by.',
  category: 'Event Management',
  ground: 'lajvard',
  tags: ['Ticketing', 'QR', 'Reports', 'Payments'],
  tech: ['Next.js', 'Node.js', 'PostgreSQL', 'Redis', 'React Native', 'SQLite'],
  overview: [
    'Two moments decide whether ticketing works: when sales open and when the doors do. In the first, buyers are let in by turn and a seat is held while the payment completes. In the second, a crowd must get through even if the venue’s network fails.',
    'Every ticket carries a signed QR code. The scanner app downloads the guest list beforehand, verifies the signature on the device and records the entry, and a copied screenshot is refused on its second use. Gates on a shared local network exchange their entries as they happen. Gates with no link between them cannot, which is why tickets for such a venue are tied to one gate.',
    'Organizers create ticket types and early prices on their own, and the complimentary quota too, since somebody’s uncle always expects a pass. The settlement lists sales and refunds for each event, charges apart.',
  ],
  features: [
    {
      title: 'Event pages',
      text: 'Line-up and parking beside the venue map. Markup lets Google read the date and the price.',
    },
    {
      title: 'Ticket types and seat plans',
      text: 'Numbered seats or a family enclosure, drawn on the plan of the hall. Early and door prices switch by date or by quantity sold.',
    },
    {
      title: 'Paid by phone or at an outlet',
      text: 'By card or JazzCash, or a reserved ticket is paid in cash at an outlet before it lapses.',
    },
    {
      title: 'QR tickets',
      text: 'Sent by email and WhatsApp as a PDF and a link. A ticket can be put in another name until a cutoff that the organizer sets.',
    },
    {
      title: 'Offline check-in app',
      text: 'Any Android phone or iPhone becomes a scanner. Guests whose battery died are found by name.',
    },
    {
      title: 'Halls on one calendar',
      text: 'Sessions and capacities stand side by side. Workshop places are booked inside the main ticket.',
    },
    {
      title: 'Organizer reports',
      text: 'Which poster’s code sold the most, and how many had come through each gate by eight. The attendee list comes in CSV.',
    },
  ],
  businessImpact: [
    {
      title: 'Copied tickets stop at the gate',
      text: 'Staff see at once that a code has been used, and can say at which gate.',
    },
    {
      title: 'Promotion can be steered',
      text: 'The organizer learns which campus ambassador sells while there is still time to change the plan.',
    },
    {
      title: 'Settlement is short work',
      text: 'The artist’s share and the venue’s are worked out from the ticket records themselves.',
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
  call: {
    title: 'Sell yourself a seat',
    text: 'Send the hall’s plan, even as a photo of the drawing. The free demo puts its seats on sale: leave one unpaid and watch how soon it is offered to somebody else.',
  },
  greeting: 'Hello, I organize events and want to know about a ticketing platform with QR entry.',
  industry: 'event-management',
  tradeLink: 'How gates check tickets in a hall with no signal',
  related: 'Selling the tickets it will scan',
  services: ['custom-website-development', 'social-media-marketing', 'email-marketing'],
} satisfies Project;
