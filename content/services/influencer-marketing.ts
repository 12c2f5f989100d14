import type { Service } from '../types';

export const influencerMarketing = {
  slug: 'influencer-marketing',
  department: 'marketing',
  name: 'Influencer Marketing',
  summary: 'Creators checked, briefed and hired on written terms, with sales counted for each.',
  icon: 'users',
  title: 'Creators whose followers can become your customers',
  tagline:
    'Influencer marketing in Pakistan: we find creators, check who follows them, put the ' +
    'terms in writing and count what each one sold through a code or link of their own.',
  metaTitle: 'Influencer Marketing Agency in Pakistan',
  description:
    'Influencer marketing in Pakistan: creator discovery with audience checks, campaign ' +
    'planning, written agreements, content approval and tracked results.',
  intro: {
    title: 'Small and local can beat famous',
    paragraphs: [
      'Reach is easy to buy and easy to fake. A page with a huge count may have followers ' +
        'bought in bulk, or a genuine crowd in cities where you do not deliver. Our search for ' +
        'creators therefore begins with the audience: its city, age and language, and whether ' +
        'the comments come from people who ask where to buy.',
      'The service is for brands with something to show on camera, whether lawn suits, a ' +
        'restaurant, a game or a gym. Several small creators in your own city will often fit a ' +
        'modest budget better than one television face. If what you sell takes a site visit and ' +
        'a signed contract, the money usually does more in search.',
    ],
  },
  offer: {
    title: 'From first names to final payment',
    intro: 'Five pieces of work, run by one coordinator on our side.',
    items: [
      {
        icon: 'user-search',
        title: 'Discovery and outreach',
        text:
          'A short list on Instagram, TikTok, YouTube and Facebook with audience evidence beside ' +
          'each name, then contact and fee talks in your interest.',
      },
      {
        icon: 'route',
        title: 'Campaign strategy',
        text:
          'Which product, what offer, how many creators, on which dates, and the figure that ' +
          'decides whether to repeat it.',
      },
      {
        icon: 'clapperboard',
        title: 'Content collaboration',
        text:
          'A one-page brief with the facts and the forbidden claims; the creator’s own voice for ' +
          'the rest; your approval before posting.',
      },
      {
        icon: 'ticket-percent',
        title: 'Performance tracking',
        text:
          'Separate codes and tagged links per creator, with views, clicks and accepted orders ' +
          'in one sheet.',
      },
      {
        icon: 'handshake',
        title: 'Brand partnership management',
        text:
          'Agreements, deadlines, product shipping, payments and renewals handled, so that you ' +
          'deal with us alone.',
      },
    ],
  },
  benefits: {
    title: 'What changes for you',
    items: [
      {
        icon: 'eye',
        title: 'An audience you have seen',
        text: 'The fee is agreed after you look at who follows the page, by city and age.',
      },
      {
        icon: 'file-check',
        title: 'Everything on paper',
        text: 'Dates, revisions and rights are signed, so a late or missing post has a consequence.',
      },
      {
        icon: 'repeat-2',
        title: 'Footage you may keep using',
        text: 'Good clips can return as ads or on product pages for as long as the contract says.',
      },
      {
        icon: 'chart-no-axes-combined',
        title: 'A figure for each creator',
        text: 'You learn whom to book again before the next sale season.',
      },
    ],
  },
  method: {
    title: 'From a list of names to a paid post',
    paragraphs: [
      'Candidates are asked for a fresh screen recording of their Instagram or TikTok ' +
        'insights, because public numbers say nothing about where followers live. We read recent ' +
        'comments and look for sudden jumps in the follower count. What remains is a short list ' +
        'with a reason for each entry. You choose.',
      'Then comes the agreement: posts, dates, fee, revisions, how long you may reuse the ' +
        'material, and which rival brands stay off the page meanwhile. Paid posts carry the ' +
        'platform’s paid partnership label. A clip that does well can be run from the creator’s ' +
        'handle as a Meta partnership ad or a TikTok Spark Ad, provided that right was agreed at ' +
        'the start.',
      'With cash on delivery, an order is credited to a creator only when the parcel has been ' +
        'accepted.',
    ],
  },
  needs: {
    title: 'Before outreach begins, please prepare',
    items: [
      'Product samples, or a visit to the place',
      'A budget for creator fees, separate from ours',
      'Stock enough for a busy week',
      'The claims you may lawfully make, and those you may not',
    ],
  },
  call: {
    title: 'Describe the product and the city',
    text:
      'Write to us in the chat with what you want shown and where you deliver. We answer with ' +
      'the kind of creators we would approach.',
    target: 'chat',
  },
  greeting: 'Hello, I have a product in mind for influencer marketing and would like your view.',
  figure: '',
  related: 'Where viewers go after the creator’s post',
  trades: [
    { slug: 'restaurant', reason: 'one vlogger’s plate of nihari can fill a Sunday morning' },
    { slug: 'fitness', reason: 'a trainer’s followers notice whether he really trains there' },
    { slug: 'gaming', reason: 'a streamer’s squad brings its viewers along into the tournament' },
    {
      slug: 'event-management',
      reason: 'tickets sold under a creator’s code show who really brought the crowd',
    },
  ],
} satisfies Service;
