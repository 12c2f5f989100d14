import type { Service } from '#content/types.ts';

export const sem = {
  slug: 'sem',
  department: 'marketing',
  name: 'SEM',
  summary: 'Paid search across engines and marketplaces, planned together with your SEO.',
  icon: 'mouse-pointer-click',
  title: 'Paid search across engines, planned with your SEO',
  tagline:
    'Firms in Pakistan often pay for a click that their own listing would have brought. Search engine marketing (SEM) planned as a whole buys mainly where you do not rank.',
  metaTitle: 'SEM: Paid Search Marketing in Pakistan',
  description:
    'Search engine marketing from Lahore: one plan for paid and organic search across Google, Microsoft and Daraz, with one budget and one report of results.',
  intro: {
    title: 'One results page, two ways onto it',
    paragraphs: [
      'Paid and free listings share a screen, and the buyer seldom cares which is which. Yet firms often give them to two suppliers who never speak. One buys clicks on a brand name that already ranks first. The other writes pages for terms that the ads have long since shown to bring nothing.',
      'SEM, as we practice it, is the planning above the accounts. Each search that matters in your trade gets a decision, to pay or to rank or both, and the budget is divided among engines to match. It suits companies that sell abroad as well as at home. If Google is your only engine and SEO is in good hands, our Google Ads service is the simpler order.',
    ],
  },
  offer: {
    title: 'A decision for every search that matters',
    intro: 'The accounts may be run by us or by your own staff; the plan is the same.',
    items: [
      {
        icon: 'radar',
        title: 'Search demand map',
        text: 'Searches worth having, grouped by country and season; each group has a rough cost per click.',
      },
      {
        icon: 'globe',
        title: 'Engine and marketplace choice',
        text: 'Whether Daraz or Microsoft Advertising deserves a share beside Google, and when Apple Ads does.',
      },
      {
        icon: 'scale',
        title: 'Pay-or-rank decisions',
        text: 'Buy this search now, write a page for that one, and look at both again on a named date.',
      },
      {
        icon: 'shield-check',
        title: 'Brand and competitor terms',
        text: 'When to defend your own name, and how to stay within trademark rules near someone else’s.',
      },
      {
        icon: 'panel-top',
        title: 'Shared landing pages',
        text: 'One page for the paid click and the free one, unless the ad makes a promise that needs its own.',
      },
      {
        icon: 'wallet',
        title: 'Budget and one report',
        text: 'Spend paced by month and season. Paid and free clicks are counted side by side.',
      },
    ],
  },
  method: {
    title: 'Two exports laid next to each other',
    paragraphs: [
      'One is the search terms that triggered your ads, the other the queries from Search Console. New ground is bought first, because an ad can run on the day its page exists. As the page climbs we lower the bid and watch total clicks. If they hold, that money goes elsewhere.',
      'Google carries most searches made in Pakistan. Microsoft Advertising reaches Bing and DuckDuckGo, which matters to a Wazirabad cutlery maker whose customer sits at an office computer in Leeds. Sponsored listings on Daraz meet shoppers who never leave that app. Apple Ads covers App Store searches for firms with an iPhone app.',
      'All engines report against a single definition of a sale. Clicks are tagged by one scheme. An order that two platforms claim is counted once.',
    ],
  },
  needs: {
    title: 'What you earn on each kind of product',
    items: [
      'Read access to every ad account, even those an earlier agency opened',
      'Search Console access for each domain',
      'Gross margin per product group, at least roughly',
      'The countries and cities you can truly deliver to',
    ],
  },
  call: {
    title: 'Do your two suppliers talk to each other?',
    text: 'Tell us on the contact page who runs your ads, on which engines, and who looks after your SEO. We suggest where to begin.',
    target: 'contact',
  },
  figure:
    'Gold is clicks bought, blue is clicks the page earns; as the page climbs we buy less, and the dotted total has to hold.',
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
