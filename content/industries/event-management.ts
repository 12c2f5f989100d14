import type { Industry } from '#content/types.ts';

export const eventManagement = {
  slug: 'event-management',
  name: 'Event Management',
  summary: 'Tickets that scan at the gate',
  emoji: '🎫',
  icon: 'ticket',
  ground: 'firozi',
  title: 'Ticketing and check-in for gates that keep moving',
  tagline:
    'Someone forwards a screenshot of an event ticket to a cousin, and two people stand at the gate with one code. The website sold it once; the scanner has to settle it in a second.',
  metaTitle: 'Event Management & Ticketing Website',
  description:
    'Event scheduling, QR tickets, attendee lists, venue booking, analytics and mobile check-in built for halls where the signal disappears.',
  features: {
    title: 'One evening that cannot be repeated',
    intro:
      'The band is paid and the lights are up. At seven there is a queue to the car park, and the gate shares the hall’s Wi-Fi with the caterer.',
    items: [
      {
        title: 'Scheduling',
        icon: 'calendar-range',
        text: 'Sessions and setup crews on one timeline. If two halls expect the same projector at five, it shows before the program is printed.',
      },
      {
        title: 'Ticketing with QR codes',
        icon: 'qr-code',
        text: 'Couple and family tickets have their limits and sale dates. Each carries a signed QR code, and the buyer has it by email and on WhatsApp.',
      },
      {
        title: 'Attendees',
        icon: 'users',
        text: 'Guests come in by import or form, along with their plus-ones and meal choices. A message for the exhibitors reaches the exhibitors and disturbs nobody else.',
      },
      {
        title: 'Venues',
        icon: 'building-complex',
        text: 'A marquee blocks the second Saturday of December against an advance and refuses the next caller. Holds expire; seating plans and rate cards belong to the hall.',
      },
      {
        title: 'Analytics',
        icon: 'chart-spline',
        text: 'Sales by day and by promoter code, arrivals by quarter hour, ready for the sponsor’s report next morning. No-shows and refunds are counted apart.',
      },
      {
        title: 'Mobile check-in',
        icon: 'scan-qr-code',
        text: 'Staff phones become scanners: green with a chirp, red with a buzz. Their access expires when the event does.',
      },
    ],
  },
  practice: {
    title: 'Plan for the hall with no signal',
    paragraphs: [
      'Concrete halls and crowds swallow mobile data just when the doors open. Each scanning phone therefore holds an encrypted copy of the ticket list and verifies a code’s signature by itself. Phones at different gates share used tickets over a small local router, so a copied code is refused at the second gate too. If the router fails as well, each ticket type is bound to one gate and doubtful cases go to one table.',
      'A buyer who pays by bank transfer may finish ten minutes after the seat was held. So holds have a timer. A late payment is matched to its buyer, and money that finds no seat goes back. Physical outlets sell from the same stock, on thermal tickets, and each closes with its cash total. Refund rules stand on the page before purchase, in two plain sentences.',
      'For a wedding planner the running order matters more than tickets. The law in Punjab allows one dish and ends the function at ten, so a guest count that is fifty short shows in the food, and a late baraat in everything after it. Quotations and vendor advances hang on that count, and each vendor opens a page by private link without needing an account. The local season bunches into the cool months and bends around Ramadan and Muharram; a build should be finished well ahead of it. Give us a past event’s guest list and its worst moment. We rehearse both with your gate team, phones in airplane mode.',
    ],
  },
  call: {
    title: 'Rehearse your gate',
    text: 'We set up a demo event with dummy tickets, free. Print one, forward a screenshot of it, and try to get in twice.',
  },
  project: 'event-ticketing',
  figure:
    'The pale seats are gone, the two red ones are being chosen at this moment. Once they are paid for, each gets a yellow ticket with a QR code that no other ticket has.',
  related: 'To fill the hall before the doors open',
  services: [
    'custom-website-development',
    'email-marketing',
    'social-media-design',
    'video-production',
  ],
} satisfies Industry;
