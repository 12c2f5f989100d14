import type { Service } from '#content/types.ts';

export const contentMarketing = {
  slug: 'content-marketing',
  department: 'marketing',
  name: 'Content Marketing',
  summary:
    'Guides and product text written from interviews with those who know, in English or Urdu.',
  icon: 'pen-line',
  title: 'Articles and guides written from what you know',
  tagline:
    'Somebody in your shop explains the same thing every week. Content marketing from our Lahore desk writes it down once, in English or Urdu, where buyers can find it.',
  metaTitle: 'Content Marketing Services in Lahore',
  description:
    'Content marketing from Lahore: an editorial plan, articles, buying guides and product text in English and Urdu, from interviews, published in your CMS.',
  intro: {
    title: 'The answers are already in your shop',
    paragraphs: [
      'Your sales staff know which marble stains and whether the machine will run on a UPS. They say so on the phone all day. Written down well, each explanation becomes a page that a stranger finds by searching, or that you send to a customer on WhatsApp.',
      'A guide brings little in its first months and is still found years later. It fits trades where people compare and hesitate, such as property or schooling. A solar installer could fill a year with questions about the meter alone. A shop that lives on impulse buys will get more from Reels.',
    ],
  },
  offer: {
    title: 'Pages that a salesman would send a buyer',
    intro: 'Order a single guide to see how we work, or a steady monthly number.',
    items: [
      {
        icon: 'calendar-check',
        title: 'Editorial plan',
        text: 'A quarter of topics, each with the search it answers and a person responsible.',
      },
      {
        icon: 'newspaper',
        title: 'Blog articles',
        text: 'Pieces that settle one question fully, under the name of whoever vouches for the facts.',
      },
      {
        icon: 'book-open',
        title: 'Buying guides and comparisons',
        text: 'Two models or two plots side by side, including when the cheaper one is enough.',
      },
      {
        icon: 'tags',
        title: 'Product and category text',
        text: 'Descriptions with real sizes and materials, prepared as a CSV that imports into your shop.',
      },
      {
        icon: 'languages',
        title: 'Urdu and English editions',
        text: 'Each language written for its own readers; Roman Urdu where that is how people message you.',
      },
      {
        icon: 'rotate-cw',
        title: 'Refresh of old pages',
        text: 'Outdated prices corrected, and thin pages merged into one that is worth finding.',
      },
    ],
  },
  method: {
    title: 'A voice note in Punjabi becomes a page',
    paragraphs: [
      'A writer interviews the person at your end who knows the subject, in whatever language comes easiest. From there comes the detail that competitors lack. You check the draft for facts, and nothing goes out before you have. Statements about health or money carry a source.',
      'Topics are gathered from your own inbox and from Search Console. The calendar adds its share. Hajj bookings have their months, and in June everyone asks what the budget did to prices.',
      'The finished piece goes into your CMS with its headings and meta description. Then it is cut down for other uses: the best paragraph becomes a LinkedIn post, or a broadcast to WhatsApp customers who agreed to receive one.',
    ],
  },
  needs: {
    title: 'The questions, just as customers type them',
    items: [
      'Half an hour a month with each person whose knowledge we borrow',
      'The messages customers send you, typing errors and all',
      'An editor login for the CMS or the shop that runs your site',
      'Someone to check facts within a few working days',
    ],
  },
  call: {
    title: 'Send three questions your customers ask',
    text: 'Put them in the chat in any language. We tell you which deserves a page and what form it should take.',
    target: 'chat',
  },
  greeting: 'Hello, here are some questions our customers ask, with content marketing in mind.',
  figure:
    'Which marble stands a cup of tea, which one stairs, and at what price? The paragraph in yellow goes on to WhatsApp with a link back to the page.',
  related: 'Getting a finished guide in front of readers',
  trades: [
    {
      slug: 'real-estate',
      reason: 'what an overseas Pakistani must sign to sell a plot fills a whole guide',
    },
    {
      slug: 'education',
      reason: 'parents ask what an equivalence certificate is, and few schools explain it',
    },
    {
      slug: 'hospital',
      reason: 'how to prepare for an ultrasound, told once by the doctor who orders it',
    },
    {
      slug: 'legal',
      reason: 'how long a succession certificate takes, in words a family can follow',
    },
  ],
} satisfies Service;
