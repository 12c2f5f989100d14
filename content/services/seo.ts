import type { Service } from '../types';

export const seo = {
  slug: 'seo',
  department: 'marketing',
  name: 'SEO',
  summary: 'Technical repair, pages for real searches and a Business Profile kept current.',
  icon: 'search',
  title: 'SEO: be found for the words your buyers type',
  tagline:
    'A team in Lahore, Pakistan, repairs the technical side, writes pages that answer real ' +
    'searches and keeps your Google Business Profile, with progress you can follow.',
  metaTitle: 'SEO Services in Lahore, Pakistan',
  description:
    'SEO from Lahore for English and Urdu searches: technical audit, keyword research, on-page ' +
    'work, local SEO, Core Web Vitals and honest link earning.',
  intro: {
    title: 'What has to go right before a page is shown',
    paragraphs: [
      'Google lists a page after it has crawled the address, understood the subject and found ' +
        'reasons to prefer it to the alternatives. SEO is work on all three, and it is slow. ' +
        'Technical faults can be mended in weeks. A contested subject takes months, and nobody ' +
        'outside Google can promise a position.',
      'The wait is justified where people search before they buy: a dentist in Johar Town, a ' +
        'spare part by its number, admission dates for a school, a maker of surgical instruments ' +
        'sought from Germany. Where nobody searches yet, as with a new kind of product, we tell ' +
        'you so and point to another channel.',
    ],
  },
  offer: {
    title: 'The parts of an SEO job',
    intro: 'Most sites need the first three; a shop with branches needs the fourth early.',
    items: [
      {
        icon: 'bug',
        title: 'Technical audit',
        text:
          'Crawling, indexing, redirects, canonicals, sitemaps and duplicate filter pages, ' +
          'written up as a list in order of effect.',
      },
      {
        icon: 'languages',
        title: 'Keyword research in English and Urdu',
        text:
          'What buyers type in English, in Urdu script and in Roman Urdu, grouped into subjects ' +
          'that each deserve one page.',
      },
      {
        icon: 'file-text',
        title: 'On-page optimization',
        text:
          'Titles, headings, copy, internal links and schema.org markup for products, the ' +
          'business and breadcrumbs.',
      },
      {
        icon: 'map-pin',
        title: 'Local SEO',
        text:
          'Business Profile categories, photos, hours and review replies, and the same address ' +
          'and phone wherever you are listed.',
      },
      {
        icon: 'gauge',
        title: 'Core Web Vitals',
        text:
          'Lighter images, fonts and scripts, measured by Google’s field data and on an ordinary ' +
          'Android phone.',
      },
      {
        icon: 'link',
        title: 'Link earning',
        text:
          'Mentions from suppliers, trade bodies, directories that people use, and press with a ' +
          'reason to write about you.',
      },
    ],
  },
  process: {
    title: 'The order of work',
    steps: [
      {
        step: '01',
        title: 'Crawl & Baseline',
        text:
          'A full crawl, a year of Search Console data where it exists, and a record of today’s ' +
          'clicks and inquiries.',
      },
      {
        step: '02',
        title: 'Repair',
        text:
          'Faults that keep pages out of the index are mended first, then speed, then everything ' +
          'cosmetic.',
      },
      {
        step: '03',
        title: 'Build Pages',
        text:
          'New and rewritten pages, one subject at a time, starting where you already show up on ' +
          'page two.',
      },
      {
        step: '04',
        title: 'Measure & Extend',
        text:
          'Clicks and inquiries by page are read monthly; what gains ground gets more pages ' +
          'beside it.',
      },
    ],
  },
  method: {
    title: 'What happens on the site itself',
    paragraphs: [
      'Evidence comes first. We crawl as a search engine would, read Search Console for pages ' +
        'that were crawled yet left unindexed, and load the site on a mid-range phone over ' +
        'mobile data. Typical finds are chains of redirects, the same title across half a ' +
        'catalog, and a banner image heavy enough to ruin Largest Contentful Paint.',
      'Then pages are built, each subject at one address so that they do not compete with one ' +
        'another. On a site in two languages, hreflang ties the pairs together. Markup states ' +
        'only what a visitor can also see.',
      'We buy no links and rent no private blog networks. Google’s spam policies forbid links ' +
        'made to steer rankings, and the cleanup costs more than the links did.',
    ],
  },
  needs: {
    title: 'What you bring',
    items: [
      'Owner access to Search Console, Analytics and the Business Profile',
      'A login for the site, or a developer who will carry out our list',
      'An hour with someone who knows the products and the usual objections',
      'Time: decisions rest on months of data',
    ],
  },
  call: {
    title: 'Ask for a first look',
    text:
      'Send your domain in the chat. We crawl a sample of it and tell you the first faults we ' +
      'would mend.',
    target: 'chat',
  },
  greeting: 'Hello, I would like a first look at the SEO of my website.',
  figure: '',
  related: 'While you wait for the rankings',
  trades: [
    { slug: 'hospital', reason: 'patients type a doctor’s name followed by “timings” or “fee”' },
    {
      slug: 'legal',
      reason: '“khula procedure” is typed in private, at night, long before any call',
    },
    {
      slug: 'education',
      reason: '“admissions open” is searched every spring with the name of an area',
    },
    {
      slug: 'real-estate',
      reason: 'a society with its block makes a search that one good page can answer',
    },
  ],
} satisfies Service;
