import type { Service } from '../types';

export const sem = {
  slug: 'sem',
  department: 'marketing',
  name: 'SEM',
  summary: 'Paid search across engines and marketplaces, planned together with your SEO.',
  icon: 'mouse-pointer-click',
  title: 'Paid search across engines, planned with your SEO',
  tagline:
    'Search engine marketing (SEM) in Pakistan: Google, Microsoft and marketplace search bought ' +
    'as one channel, so that you pay mainly for clicks your free listings do not bring.',
  metaTitle: 'SEM: Paid Search Marketing in Pakistan',
  description:
    'Search engine marketing from Lahore: one plan for paid and organic search across Google, ' +
    'Microsoft and Daraz, with one budget and one report of results.',
  intro: {
    title: 'One results page, two ways onto it',
    paragraphs: [
      'Paid and free listings share a screen, and the buyer seldom cares which is which. Yet ' +
        'firms often give them to two suppliers who never speak. One buys clicks on a brand name ' +
        'that already ranks first. The other writes pages for terms that the ads have long since ' +
        'shown to bring nothing.',
      'SEM, as we practice it, is the planning above the accounts. You receive a list of the ' +
        'searches that matter in your trade, a decision for each on whether to pay, to rank or ' +
        'to do both, and a budget divided among engines to match. It suits companies that buy ' +
        'search in more than one place or sell abroad as well as at home. If Google is your only ' +
        'engine and SEO is in good hands, our Google Ads service is the simpler order.',
    ],
  },
  offer: {
    title: 'What the plan covers',
    intro: 'The accounts may be run by us or by your own staff; the plan is the same.',
    items: [
      {
        icon: 'radar',
        title: 'Search demand map',
        text:
          'Every group of searches worth having, by country, language, season and stage of ' +
          'buying, with a rough cost per click.',
      },
      {
        icon: 'globe',
        title: 'Engine and marketplace choice',
        text:
          'Google, Microsoft Advertising, Daraz and Apple Ads weighed by where your buyers look ' +
          'and what each can deliver.',
      },
      {
        icon: 'scale',
        title: 'Pay-or-rank decisions',
        text:
          'For each group: ads now, pages over time, or both, with the date on which we look at ' +
          'it again.',
      },
      {
        icon: 'shield-check',
        title: 'Brand and competitor terms',
        text:
          'When to defend your own name, and how to stay within trademark rules near someone ' +
          'else’s.',
      },
      {
        icon: 'panel-top',
        title: 'Shared landing pages',
        text:
          'One page that satisfies both the ad reviewer and the organic searcher, where a ' +
          'separate one is not needed.',
      },
      {
        icon: 'wallet',
        title: 'Budget and one report',
        text:
          'Spend paced across engines by month and season, with paid and free clicks counted ' +
          'side by side.',
      },
    ],
  },
  method: {
    title: 'How paid and free are planned together',
    paragraphs: [
      'Two exports are laid next to each other: the search terms that triggered your ads, and ' +
        'the queries from Search Console. New ground, such as a product you launch next month, ' +
        'is bought first, because an ad can run on the day its page exists. As the page climbs, ' +
        'we lower the bid and watch total clicks. If they hold, that money goes elsewhere.',
      'Engines follow the buyer. Google carries most searches made in Pakistan. Microsoft ' +
        'Advertising reaches Bing, Yahoo and DuckDuckGo, which matters to exporters whose ' +
        'customers sit at office computers in America or Europe. Sponsored listings on Daraz ' +
        'meet shoppers who never leave that app, and Apple Ads covers App Store searches for ' +
        'firms with an iPhone app.',
      'All engines report against a single definition of a sale. Clicks are tagged by one ' +
        'scheme, and an order claimed by two platforms is counted once.',
    ],
  },
  needs: {
    title: 'To draw the plan we need',
    items: [
      'Read access to every ad account you use, old ones included',
      'Search Console access for each domain',
      'Gross margin per product group, at least roughly',
      'The countries and cities you can truly deliver to',
    ],
  },
  call: {
    title: 'Put both halves of search on one table',
    text:
      'Use the contact page to tell us which engines you buy from and who looks after your SEO. ' +
      'We suggest where to begin.',
    target: 'contact',
  },
  figure: '',
  related: 'What to run once the plan is drawn',
  trades: [
    {
      slug: 'logistics',
      reason: 'a freight buyer abroad often searches on Bing, at an office computer',
    },
    {
      slug: 'automobile',
      reason: '“on installments” and “cash price” are two buyers who should not share one ad',
    },
    { slug: 'fintech', reason: 'a wallet is looked for in the app stores as often as on Google' },
  ],
} satisfies Service;
