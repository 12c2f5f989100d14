import type { Service } from '#content/types.ts';

export const digitalMarketing = {
  slug: 'digital-marketing',
  department: 'marketing',
  name: 'Digital Marketing',
  summary: 'One plan for search, social and the rest, and a report that says which of them paid.',
  icon: 'megaphone',
  title: 'Marketing you can check against the till',
  tagline:
    'Each supplier’s own report looks good. A digital marketing agency in Lahore should send you a single one, with the spend and the orders it brought on the same line.',
  metaTitle: 'Digital Marketing Agency in Lahore',
  description:
    'Digital marketing from Lahore: social media, SEO, paid search, content, influencers, email and analytics under one plan with one monthly report.',
  intro: {
    title: 'Choose two channels before you choose seven',
    paragraphs: [
      'Seven kinds of work sit under this heading, and few businesses need all of them at once. A new lawn label that sells through Instagram wants its messages answered and its returned parcels counted. A Sialkot manufacturer wants to be found by a buyer in Ohio who types a product code. Spend the same money the same way on both and you fail at least one.',
      'So the department begins with your figures: where inquiries come from today, and how many of them your staff can answer in a day. From these we propose the two or three channels most likely to pay first, and name the ones that can wait.',
      'One person on our side answers to you for all of it. The designer and the ad buyer work from the same brief, so you explain a new delivery rate once.',
    ],
  },
  offer: {
    title: 'Seven channels, each with its own page',
    intro:
      'Take one, or let us combine a few. Each page says what is included and what we need from you.',
    items: [
      {
        icon: 'share-2',
        title: 'Social Media Marketing',
        text: 'A posting calendar and an inbox that gets answered. Meta or TikTok ads stand behind the best posts.',
      },
      {
        icon: 'search',
        title: 'Search Engine Optimization (SEO)',
        text: 'Technical repair, pages for what buyers type, a Business Profile that is kept current.',
      },
      {
        icon: 'mouse-pointer-click',
        title: 'Search Engine Marketing (SEM)',
        text: 'Paid search on Google or Daraz, decided together with what you already rank for.',
      },
      {
        icon: 'pen-line',
        title: 'Content Marketing',
        text: 'Guides and product text drawn from interviews with the people who know your trade.',
      },
      {
        icon: 'users',
        title: 'Influencer Marketing',
        text: 'Creators whose audience has been looked at, hired on written terms and counted by code.',
      },
      {
        icon: 'mail',
        title: 'Email Marketing',
        text: 'Reminders and newsletters to customers who gave their address and their consent.',
      },
      {
        icon: 'chart-column',
        title: 'Analytics & Reporting',
        text: 'GA4 and the courier’s records brought into agreement and shown on one dashboard.',
      },
    ],
  },
  method: {
    title: 'The first month goes into accounts and logins',
    paragraphs: [
      'The Google Business Profile and the ad accounts are put in your company’s name, with us as invited users. We also settle what counts as a result. A message on WhatsApp is not yet an order, and an order is not yet a parcel that somebody paid for at the door.',
      'After that the months look alike. You approve a short plan, we carry it out, and the report sets spend beside results for each channel. Money moves from weak channels to working ones, and the reason is written down. For the weeks before Eid we plan earlier, because every lawn and shoe brand is bidding for the same evenings.',
      'Google Ads and video are separate services, and so is branding. They join the plan when it calls for them.',
    ],
  },
  needs: {
    title: 'An hour of talk about margins',
    items: [
      'About an hour to talk through seasons, margins and your best customers',
      'Admin access to your website and ad accounts, or leave to create them',
      'A monthly ceiling for ad spend, kept apart from our fee',
      'One person who approves plans and tells us about stock and price changes',
    ],
  },
  call: {
    title: 'Where did your last ten customers come from?',
    text: 'Write that on the contact page, with what you sell and to whom; a guess will do. Within 24 hours you hear which channels we would look at first.',
    target: 'contact',
  },
  figure:
    'Seven rows, one budget: each green stroke is an inquiry, and the red arrow moves a coin to the row that earns more of them.',
  related: 'Open the two that sound like your buyers',
  trades: [
    {
      slug: 'real-estate',
      reason: 'many buyers of a Lahore plot live in Dubai or Toronto and see no billboard',
    },
    {
      slug: 'education',
      reason: 'a college fills its seats in the few weeks after the matric results',
    },
    {
      slug: 'restaurant',
      reason:
        'on Thursday evening a family decides, phone in hand, where Saturday’s dinner will be',
    },
    {
      slug: 'automobile',
      reason: 'a used-car buyer watches listings for weeks, then decides in an afternoon',
    },
  ],
} satisfies Service;
