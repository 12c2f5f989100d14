import type { Service } from '../types';

export const googleAds = {
  slug: 'google-ads',
  department: 'marketing',
  name: 'Google Ads & PPC',
  summary: 'Search, display, video, Shopping and remarketing run inside your own account.',
  icon: 'badge-dollar-sign',
  title: 'Google Ads run in your account, for your margin',
  tagline:
    'PPC campaigns run from Lahore: search, display, video, Shopping and remarketing, built, ' +
    'watched and corrected week by week, in an account that stays your property.',
  metaTitle: 'Google Ads Management & PPC in Lahore',
  description:
    'Google Ads management in Lahore: search, display, video, Shopping and remarketing ads, ' +
    'landing pages and weekly checks, in an account your company owns.',
  intro: {
    title: 'Your account, your card, our hours',
    paragraphs: [
      'We work inside your Google Ads account, in your company’s name, charged to your card. ' +
        'Google bills you for clicks and we bill you for work, so the two can never be confused. ' +
        'Our manager access can be removed at any time, and each change we make stays in the ' +
        'change history for you to read.',
      'Pay-per-click makes sense for a business that can say what an inquiry is worth and can ' +
        'take more of them this month: a clinic with free slots, a car dealer with stock, a ' +
        'school before admissions. A small budget belongs on a few exact searches in one city. ' +
        'Spread over the whole country it buys a little of everything and teaches nobody ' +
        'anything.',
    ],
  },
  offer: {
    title: 'What we run and improve',
    intro: 'You need not run all five; most accounts start with search.',
    items: [
      {
        icon: 'text-search',
        title: 'Search ads',
        text:
          'Tightly themed ad groups, responsive search ads, call and location assets, and ' +
          'negative keyword lists in English and Roman Urdu.',
      },
      {
        icon: 'monitor-play',
        title: 'Display and video ads',
        text:
          'Banners, YouTube and Demand Gen with placements reviewed, so that children’s channels ' +
          'and game apps do not eat the budget.',
      },
      {
        icon: 'shopping-bag',
        title: 'Shopping ads',
        text:
          'A Merchant Center feed with correct prices, stock and shipping, after checking that ' +
          'your country and currency are accepted.',
      },
      {
        icon: 'repeat-2',
        title: 'Remarketing ads',
        text:
          'Reminders to past visitors with capped frequency, leaving out recent buyers and the ' +
          'health subjects Google forbids.',
      },
      {
        icon: 'panel-top',
        title: 'Landing page optimization',
        text:
          'A page that repeats the promise of the ad, loads on 4G, and has the call and WhatsApp ' +
          'buttons within thumb’s reach.',
      },
    ],
  },
  benefits: {
    title: 'What working this way gives you',
    items: [
      {
        icon: 'lock-open',
        title: 'Nothing held hostage',
        text: 'Leave us and the account, its history and its audiences stay with you.',
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
    title: 'How an account comes to life',
    steps: [
      {
        step: '01',
        title: 'Account Setup',
        text:
          'Billing, advertiser verification papers, access rights and conversion tracking, ' +
          'tested with real calls and forms.',
      },
      {
        step: '02',
        title: 'Campaign Creation',
        text:
          'Keywords, ads, assets, locations, hours and landing pages, sent to you for reading ' +
          'before anything is live.',
      },
      {
        step: '03',
        title: 'Launch & Monitor',
        text:
          'Small daily budgets at first, with search terms, disapprovals and tracking checked ' +
          'every working day.',
      },
      {
        step: '04',
        title: 'Optimize & Scale',
        text:
          'Budget is added where cost per inquiry holds, and losing keywords, ads and hours are ' +
          'cut.',
      },
    ],
  },
  method: {
    title: 'The settings that lose money quietly',
    paragraphs: [
      'A new account has switches set in Google’s favor. Location targeting includes people ' +
        'who have merely shown interest in your area, Search campaigns reach into partner sites ' +
        'and Display, and recommendations can apply themselves. We set each on purpose. Broad ' +
        'match and AI Max wait until conversion data is sound and the list of negatives has ' +
        'grown.',
      'Bidding follows the data. While conversions are few we use a capped click strategy, and ' +
        'later Maximize Conversions or a target. What counts as a conversion is checked before ' +
        'that, since a strategy trained on page views will buy page views. Leads that became ' +
        'customers are fed back by offline import, so the system learns from sales.',
      'Each week the search terms report is read line by line. “Free”, “salary” and “jobs” go ' +
        'on the negative list when they draw job seekers in place of buyers.',
    ],
  },
  needs: {
    title: 'You provide',
    items: [
      'A payment card that works for international charges',
      'Company documents for Google’s advertiser verification',
      'The most you would pay for one good inquiry',
      'Someone who picks up the phone while ads run',
    ],
  },
  call: {
    title: 'Let us read your search terms',
    text:
      'Send your website or your ten-digit customer ID in the chat. With read access we tell you ' +
      'what we would pause first; without an account, whether to open one.',
    target: 'chat',
  },
  greeting: 'Hello, I have a question about Google Ads for my business.',
  figure: '',
  related: 'For the days when you switch the ads off',
  trades: [
    {
      slug: 'hospital',
      reason: 'someone with a toothache searches at midnight for a clinic that opens early',
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
