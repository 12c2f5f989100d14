import type { Service } from '#content/types.ts';

export const influencerMarketing = {
  slug: 'influencer-marketing',
  department: 'marketing',
  name: 'Influencer Marketing',
  summary: 'Creators checked and hired on written terms, and counted by what each one sold.',
  icon: 'users',
  title: 'Creators whose followers become your customers',
  tagline:
    'Influencer marketing in Pakistan goes wrong over followers in the wrong city and terms left in a voice note. We look at the first, write down the second, and count sales by code.',
  metaTitle: 'Influencer Marketing Agency in Pakistan',
  description:
    'Influencer marketing in Pakistan: creator discovery with audience checks, campaign planning, written agreements, content approval and tracked results.',
  intro: {
    title: 'Followers in a city where you do not deliver',
    paragraphs: [
      'Followers are sold by the thousand. A page with a huge count may have bought its own, or may have a real crowd in Karachi while your bakery delivers in Lahore. So our search begins with the audience, its city and its age. Then we read whether the comments ask where to buy.',
      'The service is for brands with something to show on camera, a lawn suit or a plate of food. Several small creators in your own city will often fit a modest budget better than one television face. If what you sell takes a site visit and a signed contract, the money usually does more in search.',
    ],
  },
  offer: {
    title: 'One coordinator between you and the creators',
    intro: 'Five pieces of work, from a list of names to the last payment.',
    items: [
      {
        icon: 'user-search',
        title: 'Discovery and outreach',
        text: 'A short list with audience evidence beside each name, from TikTok to YouTube, then fee talks in your interest.',
      },
      {
        icon: 'route',
        title: 'Campaign strategy',
        text: 'Which product goes to how many creators, and the figure that decides whether to repeat it.',
      },
      {
        icon: 'clapperboard',
        title: 'Content collaboration',
        text: 'A one-page brief with the facts and the forbidden claims. The voice is the creator’s; the approval before posting is yours.',
      },
      {
        icon: 'ticket-percent',
        title: 'Performance tracking',
        text: 'A separate code or tagged link for each creator, and accepted orders in one sheet.',
      },
      {
        icon: 'handshake',
        title: 'Brand partnership management',
        text: 'Agreements and payments handled, and the product shipped, so that you deal with us alone.',
      },
    ],
  },
  benefits: {
    title: 'Four things a voice note does not give you',
    items: [
      {
        icon: 'eye',
        title: 'An audience you have seen',
        text: 'The fee is agreed after you look at who follows the page, by city and age.',
      },
      {
        icon: 'file-check',
        title: 'Everything on paper',
        text: 'Dates and rights are signed, so a late or missing post has a consequence.',
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
    title: 'A screen recording before the fee',
    paragraphs: [
      'Candidates are asked for a fresh recording of their insights, because public numbers say nothing about where followers live. We read recent comments and look for sudden jumps in the follower count. What remains is a short list with a reason for each entry. You choose.',
      'Then comes the agreement. It says when the posts go up and how long you may reuse them, and which rival brands stay off the page meanwhile. Paid posts carry the platform’s paid partnership label. A clip that does well can be run from the creator’s handle as a Meta partnership ad or a TikTok Spark Ad, provided that right was agreed at the start.',
      'With cash on delivery, an order is credited to a creator only when the parcel has been accepted.',
    ],
  },
  needs: {
    title: 'Samples to send, and stock for a busy week',
    items: [
      'Product samples, or a visit to the place',
      'A budget for the creators, apart from what you pay us',
      'Stock enough for the day a clip takes off',
      'The claims you may lawfully make, and those you may not',
    ],
  },
  call: {
    title: 'Describe the product and the city',
    text: 'Write to us in the chat with what you want shown and where you deliver. We answer with the kind of creators we would approach.',
    target: 'chat',
  },
  greeting: 'Hello, I have a product in mind for influencer marketing and would like your view.',
  figure:
    'Evidence stands below each face: how the follower count grew and how much of the audience lives where you deliver. The third count jumped in a day.',
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
