import type { Service } from '#content/types.ts';

export const socialMediaMarketing = {
  slug: 'social-media-marketing',
  department: 'marketing',
  name: 'Social Media Marketing',
  summary: 'A calendar that is kept and an inbox that is answered; ads only behind the best posts.',
  icon: 'share-2',
  title: 'Social pages that post, answer and sell every week',
  tagline:
    'Somebody has to answer “price please” before the buyer asks the next shop. Our social media marketing from Lahore does that daily, and keeps the calendar and the ads running.',
  metaTitle: 'Social Media Marketing Services in Lahore',
  description:
    'Social media marketing in Lahore: content calendar, Reels and posts, replies in English and Urdu, Meta and TikTok ads, and a monthly review you can check.',
  intro: {
    title: 'The suit she bought from someone else',
    paragraphs: [
      'A woman in Gujranwala messages a shop to ask the price of a suit. If nothing comes back until the next afternoon, she has bought it elsewhere. Much of this work is unglamorous and of that kind: an attended inbox, and a pinned post that says how to order.',
      'The mix changes with the trade. A bakery needs Reels shot at the counter. A software house needs its engineers visible on LinkedIn. You get the platforms where your buyers already spend time; the others stay closed, which looks better than a page last updated two years ago.',
    ],
  },
  offer: {
    title: 'Six jobs behind a page that is kept up',
    intro: 'Each part can be ordered alone, though they work best from one calendar.',
    items: [
      {
        icon: 'store',
        title: 'Page and profile setup',
        text: 'Correct hours and buttons, in a Meta business portfolio that your company owns. All admins use two-factor login.',
      },
      {
        icon: 'calendar-days',
        title: 'Monthly content calendar',
        text: 'A sheet of dates and captions that you approve before anything is published, built around Eid and paydays.',
      },
      {
        icon: 'camera',
        title: 'Post, Story and Reel production',
        text: 'Graphics and short video cut for each placement, captioned in English or in the Roman Urdu people comment in.',
      },
      {
        icon: 'message-circle',
        title: 'Comment and inbox replies',
        text: 'Questions on price or delivery answered during agreed hours; complaints reach your named person the same day.',
      },
      {
        icon: 'target',
        title: 'Paid social campaigns',
        text: 'Meta and TikTok ads for messages or sales. You see the spending limit and the exclusions beforehand.',
      },
      {
        icon: 'chart-line',
        title: 'Monthly review',
        text: 'Which posts brought orders and what each inquiry cost. Also what we stop doing next month.',
      },
    ],
  },
  process: {
    title: 'Each month begins with last month’s orders',
    steps: [
      {
        title: 'Page Audit',
        text: 'We read a few months of posts and messages to see where buyers dropped off, then repair the profile itself.',
      },
      {
        title: 'Content Calendar',
        text: 'Dates and captions go into a sheet. You correct facts and prices, then approve it.',
      },
      {
        title: 'Publish & Reply',
        text: 'Posts go out on schedule and the inbox is worked through daily. Ads run behind the strongest pieces.',
      },
      {
        title: 'Read & Adjust',
        text: 'Orders are compared with spend at month’s end, and the next calendar is written from what they show.',
      },
    ],
  },
  method: {
    title: 'Filmed at your counter, settled on WhatsApp',
    paragraphs: [
      'Content starts with material from you. We visit, or your staff send phone footage, and a designer turns it into the shape each placement wants: full-height vertical for Reels and TikTok, four-by-five for the Instagram feed. Music comes from libraries licensed for business accounts, so that a clip is not muted a week later.',
      'Replies run through Meta Business Suite and the other platforms’ own tools. Saved ones cover what is asked every day, such as delivery to Quetta or a size chart in inches. Whoever writes after hours gets the price list and the time at which a person will answer. Many of the ads open straight into a WhatsApp chat, because that is where the sale is settled.',
    ],
  },
  needs: {
    title: 'Dishes to film and prices to quote',
    items: [
      'Admin access to your pages and ad account',
      'About one day a month on which we can film products or people',
      'Prices and delivery rules, and the questions you always get',
      'Someone reachable the same day for complaints and approvals',
    ],
  },
  call: {
    title: 'Send us your page link',
    text: 'Open a chat and paste the address of your page. We reply with what we would change in the first month.',
    target: 'chat',
  },
  greeting: 'Hello, here is my page, and I would like to ask about social media marketing.',
  figure:
    'Nothing goes out unseen: green ticks are days approved, and the red ring holds a post until its price is right.',
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
