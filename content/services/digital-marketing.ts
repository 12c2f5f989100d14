import type { Service } from '../types';

export const digitalMarketing = {
  slug: 'digital-marketing',
  department: 'marketing',
  name: 'Digital Marketing',
  summary: 'Search, social, content, creators and email run from one plan and one report.',
  icon: 'megaphone',
  title: 'Marketing planned by channel, judged by orders',
  tagline:
    'A digital marketing agency in Lahore with one plan, one budget sheet and one monthly ' +
    'report for search, social, content, creators and email, so you see which brings inquiries.',
  metaTitle: 'Digital Marketing Agency in Lahore',
  description:
    'Digital marketing from Lahore: social media, SEO, paid search, content, influencers, email ' +
    'and analytics under one plan with one monthly report.',
  intro: {
    title: 'Choose two channels before you choose seven',
    paragraphs: [
      'Seven kinds of work sit under this heading, and few businesses need all of them at ' +
        'once. A new clothing label that sells through Instagram wants pictures, messages ' +
        'answered and a way to count returned parcels. A Sialkot manufacturer who exports wants ' +
        'to be found by a buyer typing a product code. Spend the same money the same way on both ' +
        'and you fail at least one.',
      'So the department begins with your figures: where inquiries come from today, what a ' +
        'customer is worth to you, how many inquiries your staff can answer in a day. From these ' +
        'we propose the two or three channels most likely to pay first, and name the ones that ' +
        'can wait.',
      'One person on our side answers to you for all of it. The search specialist, the ' +
        'designer and the ad buyer work from the same brief, so a price change or the Ramadan ' +
        'timings need to be explained once.',
    ],
  },
  offer: {
    title: 'Seven channels, each with its own page',
    intro:
      'Take one, or let us combine a few. Each page says what is included and what we need from ' +
      'you.',
    items: [
      {
        icon: 'share-2',
        title: 'Social Media Marketing',
        text:
          'A posting calendar for the platforms your buyers use, an inbox that is answered, and ' +
          'Meta or TikTok ads.',
      },
      {
        icon: 'search',
        title: 'Search Engine Optimization (SEO)',
        text:
          'Technical repair, pages for what buyers type, and a Google Business Profile that is ' +
          'kept current.',
      },
      {
        icon: 'mouse-pointer-click',
        title: 'Search Engine Marketing (SEM)',
        text:
          'Paid search on Google, Microsoft and Daraz, decided jointly with what you already ' +
          'rank for.',
      },
      {
        icon: 'pen-line',
        title: 'Content Marketing',
        text:
          'Guides, articles and product text drawn from interviews with the people who know your ' +
          'trade.',
      },
      {
        icon: 'users',
        title: 'Influencer Marketing',
        text:
          'Creators checked for a real and local audience, hired on written terms, counted by ' +
          'code or link.',
      },
      {
        icon: 'mail',
        title: 'Email Marketing',
        text:
          'Offers, reminders and newsletters to customers who gave their address and their ' +
          'consent.',
      },
      {
        icon: 'chart-column',
        title: 'Analytics & Reporting',
        text: 'GA4, ad pixels and order records brought into agreement and shown on one dashboard.',
      },
    ],
  },
  method: {
    title: 'How a month runs',
    paragraphs: [
      'The first month is mostly plumbing. The Google Business Profile, the Meta business ' +
        'portfolio, the ad accounts and Analytics are put in your company’s name, with us as ' +
        'invited users. We also settle what counts as a result: a WhatsApp message, a call, a ' +
        'form, an order that was delivered and paid for.',
      'After that the months look alike. You approve a short plan, the work is carried out, ' +
        'and the report sets spend beside results for each channel. Money moves from weak ' +
        'channels to working ones, and the reason is written down. Before Eid, school admissions ' +
        'or the wedding season we plan earlier, because ad auctions cost more when every ' +
        'advertiser wants the same evenings.',
      'Google Ads account work, video and branding are separate services that join the plan ' +
        'when it calls for them.',
    ],
  },
  needs: {
    title: 'What we ask of you',
    items: [
      'About an hour to talk through margins, seasons and your best customers',
      'Admin access to your website, pages and ad accounts, or leave to create them',
      'A monthly ceiling for ad spend, kept apart from our fee',
      'One person who approves plans and tells us about stock and price changes',
    ],
  },
  call: {
    title: 'Tell us what you sell and to whom',
    text:
      'Describe your business in a few lines on the contact page. Within 24 hours you hear which ' +
      'channels we would look at first.',
    target: 'contact',
  },
  figure: '',
  related: 'Open the two that sound like your buyers',
  trades: [
    {
      slug: 'real-estate',
      reason: 'many buyers of a Lahore plot live in Dubai or Toronto and see no billboard',
    },
    {
      slug: 'education',
      reason: 'half the year’s budget is wanted in the weeks after the matric results',
    },
    {
      slug: 'restaurant',
      reason: 'Friday’s tables are filled by what people saw on their phones on Thursday',
    },
    {
      slug: 'automobile',
      reason: 'a used-car buyer watches listings for weeks, then decides in an afternoon',
    },
  ],
} satisfies Service;
