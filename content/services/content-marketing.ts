import type { Service } from '../types';

export const contentMarketing = {
  slug: 'content-marketing',
  department: 'marketing',
  name: 'Content Marketing',
  summary: 'Guides, articles and product text written from interviews, in English or Urdu.',
  icon: 'pen-line',
  title: 'Articles and guides written from what you know',
  tagline:
    'Content marketing from Lahore: buying guides, comparisons, how-to articles and product ' +
    'text your customers read before they call, in English or Urdu, written from interviews.',
  metaTitle: 'Content Marketing Services in Lahore',
  description:
    'Content marketing from Lahore: an editorial plan, articles, buying guides and product text ' +
    'in English and Urdu, from interviews, published in your CMS.',
  intro: {
    title: 'The answers are already in your shop',
    paragraphs: [
      'Your sales staff explain the same things every week: which marble stains, what papers ' +
        'an overseas buyer needs for a plot, whether the machine will run on a UPS, how long a ' +
        'warranty lasts. Written down well, each explanation becomes a page. It can be found in ' +
        'a search at midnight, sent to a customer on WhatsApp, or printed for the counter.',
      'Content pays slowly and goes on paying. It fits trades where people compare and ' +
        'hesitate, such as property, schooling, medical care and machinery, and anything with a ' +
        'price that takes explaining. A shop that lives on impulse buys will get more from ' +
        'Reels.',
    ],
  },
  offer: {
    title: 'What we write and look after',
    intro: 'Order a single guide to see how we work, or a steady monthly number.',
    items: [
      {
        icon: 'calendar-check',
        title: 'Editorial plan',
        text:
          'A quarter of topics with the reader, the search and the next step named for each, and ' +
          'a person responsible.',
      },
      {
        icon: 'newspaper',
        title: 'Blog articles',
        text:
          'Pieces that settle one question fully, with pictures, sources and the name of whoever ' +
          'vouches for the facts.',
      },
      {
        icon: 'book-open',
        title: 'Buying guides and comparisons',
        text:
          'Side-by-side explanations of models, materials, plots or courses, including when the ' +
          'cheaper one is enough.',
      },
      {
        icon: 'tags',
        title: 'Product and category text',
        text:
          'Descriptions with sizes, materials, care and delivery facts, prepared as a CSV that ' +
          'imports into your shop.',
      },
      {
        icon: 'languages',
        title: 'Urdu and English editions',
        text:
          'Each language written for its own readers; Roman Urdu where that is how people ' +
          'message you.',
      },
      {
        icon: 'rotate-cw',
        title: 'Refresh of old pages',
        text: 'Outdated prices corrected, thin pages merged and redirected, and dead ones taken down.',
      },
    ],
  },
  method: {
    title: 'How an article gets made',
    paragraphs: [
      'A writer interviews the person at your end who knows the subject, by call or voice ' +
        'notes, in Urdu or Punjabi if that is easier. From there comes the detail that ' +
        'competitors lack. An editor reads the draft, then you check the facts, and nothing goes ' +
        'out before you have. Statements about health, law or money carry a source.',
      'Topics are gathered from your own inbox, from Search Console, and from the questions ' +
        'that other sites in your trade answer badly. The calendar adds its share, from Hajj ' +
        'bookings to the federal budget.',
      'The finished piece goes into your CMS with headings, internal links, alt text and a ' +
        'written meta description. After that it is cut down for other uses: a paragraph in the ' +
        'newsletter, a LinkedIn post, a broadcast to WhatsApp customers who agreed to receive ' +
        'one.',
    ],
  },
  needs: {
    title: 'What we need to start',
    items: [
      'Half an hour a month with each person whose knowledge we borrow',
      'The questions customers send you, as they are, typing errors and all',
      'An editor login for WordPress, Shopify or whatever runs your site',
      'Someone to check facts within a few working days',
    ],
  },
  call: {
    title: 'Send three questions your customers ask',
    text:
      'Put them in the chat in any language. We tell you which deserves a page and what form it ' +
      'should take.',
    target: 'chat',
  },
  greeting: 'Hello, here are some questions our customers ask, with content marketing in mind.',
  figure: '',
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
