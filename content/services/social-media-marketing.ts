import type { Service } from '../types';

export const socialMediaMarketing = {
  slug: 'social-media-marketing',
  department: 'marketing',
  name: 'Social Media Marketing',
  summary: 'Pages on a calendar, inboxes answered, and ads behind the posts that earn it.',
  icon: 'share-2',
  title: 'Social pages that post, answer and sell every week',
  tagline:
    'Social media marketing from Lahore: Facebook, Instagram, TikTok and LinkedIn on a ' +
    'calendar, comments and inboxes answered, and a paid budget behind the posts that earn it.',
  metaTitle: 'Social Media Marketing Services in Lahore',
  description:
    'Social media marketing in Lahore: content calendar, Reels and posts, replies in English and ' +
    'Urdu, Meta and TikTok ads, and a monthly review you can check.',
  intro: {
    title: 'A page is a counter with customers at it',
    paragraphs: [
      'A woman in Gujranwala messages a shop to ask the price of a suit. If nothing comes back ' +
        'until the next afternoon, she has bought it from someone else. Much of social media ' +
        'marketing is unglamorous work of this kind: a filled calendar, an attended inbox, ' +
        'correct opening hours, and a pinned post that says how to order.',
      'The mix changes with the trade. A bakery needs Reels shot at the counter. A software ' +
        'house needs its engineers visible on LinkedIn. You get the platforms where your buyers ' +
        'already spend time; the others stay closed, which looks better than a page last updated ' +
        'two years ago.',
    ],
  },
  offer: {
    title: 'What the work includes',
    intro: 'Each part can be ordered alone, though they work best from one calendar.',
    items: [
      {
        icon: 'store',
        title: 'Page and profile setup',
        text:
          'Names, categories, hours, buttons and a Meta business portfolio in your company’s ' +
          'name, with two-factor login for all admins.',
      },
      {
        icon: 'calendar-days',
        title: 'Monthly content calendar',
        text:
          'A sheet of dates, formats and captions that you approve before anything is published, ' +
          'built around Eid, sales and paydays.',
      },
      {
        icon: 'camera',
        title: 'Post, Story and Reel production',
        text:
          'Graphics and short video cut for each placement, with captions in English, Urdu or ' +
          'Roman Urdu.',
      },
      {
        icon: 'message-circle',
        title: 'Comment and inbox replies',
        text:
          'Questions on price, size and delivery answered during agreed hours; complaints handed ' +
          'to your named person the same day.',
      },
      {
        icon: 'target',
        title: 'Paid social campaigns',
        text:
          'Meta and TikTok ads for messages, leads or sales, with audiences, spending limits and ' +
          'exclusions you have seen.',
      },
      {
        icon: 'chart-line',
        title: 'Monthly review',
        text:
          'Which posts brought messages and orders, what each inquiry cost, and what we stop ' +
          'doing next month.',
      },
    ],
  },
  process: {
    title: 'Four steps, then round again',
    steps: [
      {
        step: '01',
        title: 'Page Audit',
        text:
          'We read a few months of posts, messages and ads, note where buyers dropped off, and ' +
          'repair the profile itself.',
      },
      {
        step: '02',
        title: 'Content Calendar',
        text:
          'Themes, dates and formats go into a sheet. You correct facts and prices, then approve ' +
          'it.',
      },
      {
        step: '03',
        title: 'Publish & Reply',
        text:
          'Posts go out on schedule, the inbox is worked through daily, and ads run behind the ' +
          'strongest pieces.',
      },
      {
        step: '04',
        title: 'Read & Adjust',
        text:
          'Messages, orders and spend are compared at month’s end, and the next calendar is ' +
          'written from what they show.',
      },
    ],
  },
  method: {
    title: 'From your shop floor to the feed',
    paragraphs: [
      'Content starts with material from you. We visit, or your staff send phone footage, and ' +
        'a designer turns it into the shape each placement wants: full-height vertical for Reels ' +
        'and TikTok, four-by-five for the Instagram feed. Music comes from libraries licensed ' +
        'for business accounts, so that a clip is not muted a week later.',
      'Publishing and replies run through Meta Business Suite and the other platforms’ own ' +
        'tools. Saved replies cover delivery areas, sizes and payment by JazzCash, Easypaisa or ' +
        'cash on delivery. Messages that arrive after hours get an automatic answer with the ' +
        'price list and the time a person will write. Campaigns are built in Ads Manager, where ' +
        'tests and exclusions can be set, and many of the ads open straight into a WhatsApp ' +
        'chat.',
    ],
  },
  needs: {
    title: 'What your side brings',
    items: [
      'Admin access to your pages and ad account',
      'Products, dishes or people we can film, about one day a month',
      'Prices, delivery rules and answers to the questions you always get',
      'Someone reachable the same day for complaints and approvals',
    ],
  },
  call: {
    title: 'Send us your page link',
    text:
      'Open a chat and paste the address of your page. We reply with what we would change in the ' +
      'first month.',
    target: 'chat',
  },
  greeting: 'Hello, here is my page, and I would like to ask about social media marketing.',
  figure: '',
  related: 'When the page is busy but the till is not',
  trades: [
    { slug: 'restaurant', reason: 'people ask in the comments whether there is a family hall' },
    { slug: 'fitness', reason: 'every other message asks for the ladies’ timings' },
    {
      slug: 'education',
      reason: 'parents look through the sports day album before they ask about fees',
    },
    {
      slug: 'event-management',
      reason: 'the lineup is announced on Instagram, and refund questions arrive there too',
    },
  ],
} satisfies Service;
