import type { Service } from '#content/types.ts';

export const googleAds = {
  slug: 'google-ads',
  department: 'marketing',
  name: 'Google Ads & PPC',
  summary: 'Ads on Google and YouTube, run inside an account that stays your company’s.',
  icon: 'badge-dollar-sign',
  title: 'Google Ads run in your account, for your margin',
  tagline:
    'PPC from Lahore with the account and the card in your name. Every week somebody here reads what people really typed, and stops paying for the searches that never buy.',
  metaTitle: 'Google Ads Management & PPC in Lahore',
  description:
    'Google Ads management in Lahore: search, display, video, Shopping and remarketing ads, landing pages and weekly checks, in an account your company owns.',
  intro: {
    title: 'Billed by Google, on your own card',
    paragraphs: [
      'We work inside your Google Ads account, in your company’s name. Google bills you for clicks and we bill you for work, so the two can never be confused. Our manager access can be removed at any time, and each change we make stays in the change history for you to read.',
      'Pay-per-click makes sense for a business that can say what an inquiry is worth and can take more of them this month: a clinic with free slots, or a school before admissions. A small budget belongs on a few exact searches in one city. Spread over the whole country, it buys two clicks in each of fifty towns.',
    ],
  },
  offer: {
    title: 'Search first, the other four when they fit',
    intro: 'Most accounts need only one or two of these in the first months.',
    items: [
      {
        icon: 'text-search',
        title: 'Search ads',
        text: 'Tightly themed ad groups, and lists of the words in English and Roman Urdu that must not trigger them.',
      },
      {
        icon: 'monitor-play',
        title: 'Display and video ads',
        text: 'Banners and YouTube with placements reviewed, so that children’s channels do not eat the budget.',
      },
      {
        icon: 'shopping-bag',
        title: 'Shopping ads',
        text: 'A Merchant Center feed with correct prices and stock, after checking that your country and currency are accepted.',
      },
      {
        icon: 'repeat-2',
        title: 'Remarketing ads',
        text: 'Reminders to past visitors with capped frequency, leaving out recent buyers and the health subjects Google forbids.',
      },
      {
        icon: 'panel-top',
        title: 'Landing page optimization',
        text: 'A page that repeats the promise of the ad and loads on 4G. The call button stays in sight.',
      },
    ],
  },
  benefits: {
    title: 'What an account of your own is worth',
    items: [
      {
        icon: 'lock-open',
        title: 'Nothing held hostage',
        text: 'Leave us, and the account stays with you, history and all.',
      },
      {
        icon: 'banknote',
        title: 'A ceiling you set',
        text: 'Budgets follow the monthly sum you name, and a campaign can be paused the same day.',
      },
      {
        icon: 'eye',
        title: 'Searches read by a person',
        text: 'Someone looks at the actual words people typed and removes the useless ones.',
      },
      {
        icon: 'timer',
        title: 'Early evidence',
        text: 'Search ads show within days which words make the phone ring.',
      },
    ],
  },
  process: {
    title: 'Google’s papers come before the first ad',
    steps: [
      {
        title: 'Account Setup',
        text: 'Billing and Google’s verification of advertisers, then conversion tracking, tested with real calls and forms.',
      },
      {
        title: 'Campaign Creation',
        text: 'Keywords and ads are sent to you for reading, landing pages too, before anything is live.',
      },
      {
        title: 'Launch & Monitor',
        text: 'Daily budgets stay small at first, and search terms are checked every working day.',
      },
      {
        title: 'Optimize & Scale',
        text: 'Budget is added where cost per inquiry holds; keywords that lose are cut.',
      },
    ],
  },
  method: {
    title: 'The settings that lose money quietly',
    paragraphs: [
      'A new account has switches set in Google’s favor. Location targeting includes people who have merely shown interest in your area, so a clinic in Iqbal Town can pay for a click from Dubai. Recommendations can apply themselves. We set each switch on purpose. Broad match and AI Max wait until conversion data is sound and the list of negatives has grown.',
      'While conversions are few we buy clicks with a ceiling on each, and later bid by Maximize Conversions or a target. What counts as a conversion is checked before that, since a strategy trained on page views will buy page views. Leads that became customers are fed back by offline import.',
      'Each week the search terms report is read line by line. “Jobs” goes on the negative list when it draws job seekers, and “course” when you sell the sewing machine and somebody wants the lesson.',
    ],
  },
  needs: {
    title: 'What is one good call worth to you?',
    items: [
      'A payment card that works for international charges',
      'Company documents for Google’s advertiser verification',
      'The most you would pay for one good inquiry',
      'Someone who picks up the phone while ads run',
    ],
  },
  call: {
    title: 'Let us read your search terms',
    text: 'Send your website or your ten-digit customer ID in the chat. With read access we tell you what we would pause first; without an account, whether to open one.',
    target: 'chat',
  },
  greeting: 'Hello, I have a question about Google Ads for my business.',
  figure:
    'Every week someone reads the words people typed and strikes those that bring job seekers, before they take another rupee of the budget.',
  related: 'For the days when you switch the ads off',
  trades: [
    {
      slug: 'hospital',
      reason: 'someone with a toothache rings the first clinic that says it is open now',
    },
    {
      slug: 'automobile',
      reason: 'whoever adds “on installments” to a car’s name is worth paying for',
    },
    {
      slug: 'education',
      reason: 'a click costs most in the admission weeks and is wasted after them',
    },
    {
      slug: 'real-estate',
      reason: 'one setting shows ads for Lahore plots in Jeddah, or keeps them out',
    },
  ],
} satisfies Service;
