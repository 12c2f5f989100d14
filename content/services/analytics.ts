import type { Service } from '#content/types.ts';

export const analytics = {
  slug: 'analytics',
  department: 'marketing',
  name: 'Analytics & Reporting',
  summary: 'GA4 and courier records that agree on what was sold, shown on one dashboard.',
  icon: 'chart-column',
  title: 'Numbers to trust before you spend again',
  tagline:
    'Meta counts ninety orders and the courier has paid you for fifty. Our Lahore team sets up web analytics until GA4 and the pixels agree on what a sale is.',
  metaTitle: 'Web Analytics & GA4 Reporting in Lahore',
  description:
    'Analytics from Lahore: GA4 and Tag Manager setup, custom dashboards, performance tracking, ROI and conversion analysis with COD returns, monthly reports.',
  intro: {
    title: 'Why no two screens agree',
    paragraphs: [
      'Meta claims an order and Google claims the same one, and then the courier brings the parcel back unopened. On each platform’s own screen the month looks good; in the till it does not. Analytics is the job of making these records agree closely enough that you can decide where the next rupee goes.',
      'It is worth paying for once you buy ads every month, or send cash-on-delivery parcels by more than one courier. Below that, a plain GA4 and Search Console setup will do. What you get from us is tracking tested event by event, and a report in sentences that an owner can read on a phone.',
    ],
  },
  offer: {
    title: 'Installed once, reported every month',
    intro:
      'The setup is documented as it is made; the reports continue for as long as you want them.',
    items: [
      {
        icon: 'settings-2',
        title: 'Analytics setup',
        text: 'GA4 and Tag Manager installed or repaired. Staff visits are excluded, and the payment gateway stops appearing as the source of every sale.',
      },
      {
        icon: 'layout-dashboard',
        title: 'Custom dashboards',
        text: 'Built in Data Studio, which many still call Looker Studio: a page for the owner, then one for each channel.',
      },
      {
        icon: 'target',
        title: 'Performance tracking',
        text: 'Calls and WhatsApp taps recorded as named events. Campaign tags follow one rule, whoever builds the link.',
      },
      {
        icon: 'calculator',
        title: 'ROI and conversion analysis',
        text: 'Spend against margin after returns and delivery charges, and the step of the journey at which people leave.',
      },
      {
        icon: 'file-text',
        title: 'Monthly reports',
        text: 'A few pages of plain English or Urdu. They say what moved and why, and propose one change.',
      },
    ],
  },
  benefits: {
    title: 'Arguments it puts an end to',
    items: [
      {
        icon: 'check-check',
        title: 'One agreed figure',
        text: 'Marketing and accounts argue about decisions instead of totals.',
      },
      {
        icon: 'package-x',
        title: 'Returns in the sum',
        text: 'Refused COD parcels are taken off before a campaign is called profitable.',
      },
      {
        icon: 'funnel',
        title: 'Leaks located',
        text: 'You see the form field or checkout step that turns people away, and on which phones.',
      },
      {
        icon: 'book-open',
        title: 'Setup you can hand over',
        text: 'Each tag and event is written down, so the next person need not guess.',
      },
    ],
  },
  method: {
    title: 'A sale is a parcel somebody accepted',
    paragraphs: [
      'A measurement plan of one page comes before any code: which actions count, and what each is worth. Google Tag Manager sends these events to GA4 and the ad platforms. Browsers and ad blockers drop some of them, so purchases also travel from the server through the Meta Conversions API, with matching event IDs to prevent double counting. We test in Tag Assistant and DebugView and place trial orders.',
      'Cash on delivery is the hard part, since a parcel can be refused at the gate a week after the click. We match order numbers with the delivery file from TCS, PostEx or whichever courier you use, and report revenue on parcels accepted. Calls and WhatsApp messages are shown as inquiries, apart from sales.',
      'Names and phone numbers stay out of GA4. Where the law asks for consent, a banner tells Consent Mode what to do.',
    ],
  },
  needs: {
    title: 'Administrator rights and the courier’s export',
    items: [
      'Administrator rights in GA4, Tag Manager and the ad accounts',
      'A login or a developer for the website',
      'Courier and order exports, usually CSV',
      'Your own definition of a good lead',
    ],
  },
  call: {
    title: 'Show us two numbers that disagree',
    text: 'Send a screenshot of each in the chat. We explain the likely cause and what it would take to put it right.',
    target: 'chat',
  },
  greeting: 'Hello, our numbers do not agree; can you help with analytics and reporting?',
  figure:
    'Two screens claim more orders than the courier delivered; the chart takes the refused parcels off each week, and the page beside it says what to change.',
  figureFirst: true,
  related: 'The channels these numbers will judge',
  trades: [
    {
      slug: 'fintech',
      reason: 'one install may follow three ad clicks, and every network claims it',
    },
    { slug: 'logistics', reason: 'quote requests counted by city show where the next van belongs' },
    {
      slug: 'job-portal',
      reason: 'employers renew once they see how many applied through each vacancy',
    },
  ],
} satisfies Service;
