import type { Service } from '#content/types.ts';

export const seo = {
  slug: 'seo',
  department: 'marketing',
  name: 'SEO',
  summary: 'Pages for what people really type, on a site that Google can crawl from end to end.',
  icon: 'search',
  title: 'SEO for the words your buyers really type',
  tagline:
    'Buyers type a part number, or “price in Pakistan” after a product’s name. Our Lahore team repairs the site, then writes the page that answers each such search.',
  metaTitle: 'SEO Services in Lahore, Pakistan',
  description:
    'SEO from Lahore for English and Urdu searches: technical audit, keyword research, on-page work, local SEO, Core Web Vitals and honest link earning.',
  intro: {
    title: 'What has to go right before a page is shown',
    paragraphs: [
      'Google shows a page once it has crawled the address and found reasons to prefer it to the others. SEO is work on both, and it is slow. Technical faults can be mended in weeks. A contested subject takes months, and nobody outside Google can promise a position.',
      'The wait is justified where people search before they buy. Someone in Johar Town needs a dentist tonight. A hotel in Muscat needs five hundred towels and has never heard of the Faisalabad mill that weaves them. Where nobody searches yet, as with a new kind of product, we say so and point to another channel.',
    ],
  },
  offer: {
    title: 'Six parts, of which most sites need three',
    intro: 'Those are the first three. A shop with branches needs the fourth early.',
    items: [
      {
        icon: 'bug',
        title: 'Technical audit',
        text: 'Redirect chains and duplicate filter pages found by a full crawl, then listed in order of effect.',
      },
      {
        icon: 'languages',
        title: 'Keyword research in English and Urdu',
        text: 'A word in Urdu script has several Roman spellings. We group them with the English ones, and each subject gets one page.',
      },
      {
        icon: 'file-text',
        title: 'On-page optimization',
        text: 'Titles and headings that say what the page sells, and schema.org markup that says it to Google.',
      },
      {
        icon: 'map-pin',
        title: 'Local SEO',
        text: 'The right category and hours on your Business Profile, and the same phone number wherever you are listed.',
      },
      {
        icon: 'gauge',
        title: 'Core Web Vitals',
        text: 'Lighter images and scripts, measured by Google’s field data and on an ordinary Android phone.',
      },
      {
        icon: 'link',
        title: 'Link earning',
        text: 'Mentions from suppliers and trade bodies, and from papers that have a reason to write about you.',
      },
    ],
  },
  process: {
    title: 'Repairs before new pages',
    steps: [
      {
        title: 'Crawl & Baseline',
        text: 'A full crawl and a record of today’s clicks and inquiries, to measure against later.',
      },
      {
        title: 'Repair',
        text: 'Faults that keep pages out of the index are mended first. Cosmetic ones wait.',
      },
      {
        title: 'Build Pages',
        text: 'Subjects are taken one at a time, starting where you already show up on page two.',
      },
      {
        title: 'Measure & Extend',
        text: 'Clicks and inquiries are read by page each month; what gains ground gets more pages beside it.',
      },
    ],
  },
  method: {
    title: 'Evidence first, and no bought links',
    paragraphs: [
      'We load the site on a mid-range phone over mobile data and crawl it as a search engine would. Search Console shows which pages were crawled and still left out. A typical find is the same title on half a catalog, or a banner image heavy enough to ruin Largest Contentful Paint.',
      'Then pages are built, each subject at one address so that they do not compete with one another. On a site in two languages hreflang ties the pairs together. If people ask for the price, the page states one, or says plainly what it depends on.',
      'We buy no links and rent no private blog networks. Google’s spam policies forbid links made to steer rankings, and the cleanup costs more than the links did.',
    ],
  },
  needs: {
    title: 'Owner access, and some patience',
    items: [
      'Owner access to Search Console and the Business Profile',
      'A login for the site, or a developer who will carry out our list',
      'An hour with someone who knows the products and the usual objections',
      'Time: decisions rest on months of data',
    ],
  },
  call: {
    title: 'Ask for a first look',
    text: 'Send your domain in the chat. We crawl a sample of it and tell you the first faults we would mend.',
    target: 'chat',
  },
  greeting: 'Hello, I would like a first look at the SEO of my website.',
  figure:
    'Fault 1 is a heavy picture, 2 a page published twice, 3 a link to nothing. The list counts the pages each one harms and names who mends it.',
  figureFirst: true,
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
