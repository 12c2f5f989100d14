import type { Industry } from '../types';

export const eventManagement = {
  slug: 'event-management',
  name: 'Event Management',
  summary: 'Tickets, venues and check-in',
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
    title: 'Before, at and after the gate',
    intro:
      'An organizer spends months on one evening that cannot be repeated. The software gets a single chance as well, often on poor venue Wi-Fi with a queue outside.',
    items: [
      {
        title: 'Scheduling',
        icon: 'calendar-range',
        text: 'Sessions, stages, speakers and setup crews on one timeline. A clash of hall, person or equipment shows up before the program is printed.',
      },
      {
        title: 'Ticketing with QR codes',
        icon: 'qr-code',
        text: 'Early-bird, couple, family and VIP types with limits and sale dates. Every ticket carries a signed QR code, sent by email and WhatsApp.',
      },
      {
        title: 'Attendees',
        icon: 'users',
        text: 'Guest lists by import or form, plus-ones, meal choices and badges. Message one group, such as exhibitors, without disturbing the others.',
      },
      {
        title: 'Venues',
        icon: 'building-complex',
        text: 'Halls, capacities, seating plans and rate cards, with holds that expire. A marquee blocks a date against an advance and refuses a second booking.',
      },
      {
        title: 'Analytics',
        icon: 'chart-spline',
        text: 'Sales by day, channel and promoter code, arrivals by quarter hour, no-shows and refunds, ready for the sponsor’s report next morning.',
      },
      {
        title: 'Mobile check-in',
        icon: 'scan-qr-code',
        text: 'Staff phones become scanners with sound and color for valid, used or wrong gate. Their access expires when the event does.',
      },
    ],
  },
  practice: {
    title: 'Plan for the hall with no signal',
    paragraphs: [
      'Concrete halls and crowds swallow mobile data just when the doors open. Each scanning phone therefore holds an encrypted copy of the ticket list and verifies a code’s signature by itself. Phones at different gates share used tickets over a small local router, so a copied code is refused at the second gate too. If the router fails as well, each ticket type is bound to one gate and doubtful cases go to one table.',
      'Payment calls for the same realism. A buyer using JazzCash or a bank transfer may finish ten minutes after the seat was held, so holds have a timer, late payments are matched, and money that finds no seat is returned. Physical outlets issue from the same stock, with a thermal ticket and a cash total of their own. Refund rules stand on the page before purchase, in two plain sentences.',
      'For planners of weddings and corporate dinners the running order matters more than tickets. There the system holds quotations, vendor advances, menus, guest counts and the payment schedule, and each vendor opens a page by private link without needing an account. The local season bunches into the cool months and bends around Ramadan and Muharram; a build should be finished well ahead of it. Give us a past event’s guest list and its worst moment. We rehearse both in testing, with phones in airplane mode, and your gate team holds them.',
    ],
  },
  call: {
    title: 'Rehearse your gate',
    text: 'We set up a demo event with dummy tickets, free. Print them, forward them, screenshot them, and try to get in twice.',
  },
  project: 'event-ticketing',
  figure: '',
  related: 'Where to look next',
  services: [
    'custom-website-development',
    'email-marketing',
    'social-media-design',
    'video-production',
  ],
} satisfies Industry;
