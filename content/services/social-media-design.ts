import type { Service } from '#content/types.ts';

export const socialMediaDesign = {
  slug: 'social-media-design',
  department: 'design',
  name: 'Social Media Design',
  summary: 'Posts and covers at the right size, with templates that your own team can fill.',
  icon: 'images',
  title: 'Social graphics people know as yours',
  tagline:
    'Social media design that a busy shop can keep up: posts and covers drawn once as templates, so the page still looks like yours on the busiest day of the sale.',
  metaTitle: 'Social Media Design: Posts, Covers & Templates',
  description:
    'Social media graphics for Instagram, Facebook, LinkedIn, Twitter (X) and YouTube, with editable templates, animated GIFs and correct platform sizes.',
  intro: {
    title: 'The photo with four phone numbers on it',
    paragraphs: [
      'Scroll down a typical shop’s page and the trouble shows. A sale banner in red is followed by a quote over a sunset, then by a dim product photo with four phone numbers on it. Followers cannot tell the posts come from one place, so they do not remember the place.',
      'We replace that with a small set of layouts on one grid, say one for a product and one for a notice. Your assistant drops in a new photo with its price, and posts.',
      'This page covers the drawing. If you also want the calendar and the captions handled, that is our social media marketing service, and it uses the same templates.',
    ],
  },
  offer: {
    title: 'Five platforms, and the masters behind them',
    intro: 'Order the platforms you publish on. A page you never update needs no artwork.',
    items: [
      {
        icon: 'image',
        title: 'Instagram graphics',
        text: 'Portrait posts and Reel covers that keep the subject inside the part shown on the profile grid.',
      },
      {
        icon: 'thumbs-up',
        title: 'Facebook graphics',
        text: 'Covers and event banners that stay legible after compression and after the crop for phones.',
      },
      {
        icon: 'briefcase',
        title: 'LinkedIn graphics',
        text: 'Hiring posts, and carousels exported as the PDF that LinkedIn turns into swipeable pages.',
      },
      {
        icon: 'message-circle',
        title: 'Twitter (X) graphics',
        text: 'Header and in-feed pictures composed for the wide crop of the timeline.',
      },
      {
        icon: 'monitor-play',
        title: 'YouTube graphics',
        text: 'Thumbnails with few, large words, and channel art whose text a television and a phone both show.',
      },
      {
        icon: 'layout-template',
        title: 'Templates',
        text: 'Editable files in Canva or Figma, whichever your team already knows.',
      },
      {
        icon: 'film',
        title: 'Animated GIFs',
        text: 'Short loops for offers and announcements. Instagram takes no GIF files in the feed, so each one also comes as an MP4.',
      },
      {
        icon: 'scaling',
        title: 'Platform sizing',
        text: 'Every design exported at each platform’s current dimensions, so that no crop runs through a face or a price.',
      },
    ],
  },
  method: {
    title: 'Built from what you already post',
    paragraphs: [
      'First we read your existing page. We sort recent posts by purpose and see which kinds you publish again and again. Those become the templates. The rest are designed singly when they come up.',
      'Text is tested on a phone at arm’s length with the brightness down, since that is how it is read in a rickshaw or under shop lights. In a small Urdu headline the dots vanish first, and without its dots a word is another word.',
      'You receive a shared folder and a one-page note on which layout is for what. Packs for Ramadan or the 14th of August are drawn on the same grid, so the page is still recognized in the weeks when everybody posts in green.',
    ],
  },
  needs: {
    title: 'Full-size photos, sent as documents',
    items: [
      'Links to your pages, and admin access only if we are to upload covers for you',
      'Product photos as the camera took them, because WhatsApp shrinks a picture on the way',
      'Logo and colors, where they are settled',
      'The kinds of posts you publish and how often',
    ],
  },
  call: {
    title: 'Name the hardest post',
    text: 'Paste the link to your Instagram or Facebook page into the form and tell us which post you find hardest to make. We will begin there.',
    target: 'contact',
  },
  figure:
    'The headline and the star keep their corners in every post, so an assistant only drops a new photo into the empty template.',
  figureFirst: true,
  related: 'The same look, off the screen',
  trades: [
    {
      slug: 'restaurant',
      reason: 'today’s deal is posted by the cashier, at noon, between two bills',
    },
    { slug: 'fitness', reason: 'a new class timetable every month, filled in at the desk' },
    {
      slug: 'event-management',
      reason: 'speakers send portraits in every quality, and all must look like one lineup',
    },
    { slug: 'gaming', reason: 'match posters are filled in while the round is still being played' },
  ],
} satisfies Service;
