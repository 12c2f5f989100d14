import type { Service } from '../types';

export const webDesign = {
  slug: 'web-design',
  department: 'web',
  name: 'Web Design & Development',
  summary: 'Company sites, stores and portals, drawn for phones and coded to open on mobile data.',
  icon: 'monitor-smartphone',
  title: 'Web design and development, from first sketch to launch',
  tagline:
    'Company sites, online stores and web portals in English or Urdu, made in Lahore, drawn for ' +
    'the phone first and handed over with every login in your name.',
  metaTitle: 'Web Design & Development in Lahore',
  description:
    'Web design and development in Lahore: company websites, online stores, portals and ' +
    'booking sites, with a free working demo before you commit.',
  intro: {
    title: 'What you are paying for',
    paragraphs: [
      'A website has two halves. The half your visitors see is layout, type, photographs ' +
        'and words. The half they never see decides whether a page opens on an old phone, ' +
        'whether an inquiry reaches your inbox, and whether Google can read what you sell. ' +
        'One team here does both, so a drawing that cannot be built is caught on the day it ' +
        'is drawn.',
      'It is worth the money for a business going online for the first time, and equally ' +
        'for one whose salespeople avoid sharing the present address. One company needs ' +
        'eight pages and a contact form. Another needs its customers to log in, book, pay or ' +
        'learn. The custom builds listed on this page show how far a site can go.',
    ],
  },
  offer: {
    title: 'What the web department builds',
    intro: 'The first three have pages of their own with the details.',
    items: [
      {
        icon: 'code-xml',
        title: 'Custom website development',
        text: 'Hand-coded sites where the pages, forms or tools you need do not fit a template.',
      },
      {
        icon: 'shopping-cart',
        title: 'E-commerce development',
        text:
          'Stores that take cash on delivery, cards and wallets, and pass orders to your ' +
          'courier.',
      },
      {
        icon: 'file-pen-line',
        title: 'CMS solutions',
        text: 'WordPress or a headless editor, so your staff change text and photos themselves.',
      },
      {
        icon: 'pencil-ruler',
        title: 'Interface design',
        text: 'Every page type drawn in Figma and approved before anyone codes it.',
      },
      {
        icon: 'refresh-cw',
        title: 'Website redesign',
        text:
          'A new face for a running site, old addresses redirected so existing links still ' +
          'land.',
      },
      {
        icon: 'panels-top-left',
        title: 'Landing pages',
        text: 'One page for one campaign, with the form, pixel and call button it needs.',
      },
      {
        icon: 'wrench',
        title: 'Speed and technical repair',
        text: 'Slow pages, broken forms and jumping layouts traced to the cause and fixed.',
      },
      {
        icon: 'life-buoy',
        title: 'Care after launch',
        text: 'Updates, backups, uptime checks and small edits on an agreed schedule.',
      },
    ],
  },
  extra: {
    title: 'Nine kinds of custom solution',
    intro:
      'Once visitors hold accounts and data, a site becomes an application. We build these ' +
      'types.',
    items: [
      {
        icon: 'graduation-cap',
        title: 'Learning management systems (LMS)',
        text: 'Video lessons, quizzes and certificates for an academy or a training team.',
      },
      {
        icon: 'briefcase-business',
        title: 'Business portals',
        text: 'A login for dealers, suppliers or staff, each seeing only their own papers.',
      },
      {
        icon: 'store',
        title: 'E-commerce websites',
        text: 'Catalog, cart, checkout and order desk, with delivery charges set by city.',
      },
      {
        icon: 'id-card',
        title: 'Membership sites',
        text: 'Sign-up, approval, renewals and a members’ area for a club or association.',
      },
      {
        icon: 'calendar-check',
        title: 'Booking systems',
        text: 'Free slots shown live, a deposit by wallet or card, a reminder before the visit.',
      },
      {
        icon: 'house',
        title: 'Real estate listings',
        text: 'Plots, houses and shops by society and block, filtered in marla and kanal.',
      },
      {
        icon: 'hand-heart',
        title: 'Donation platforms',
        text: 'Zakat and sadaqah kept apart from general gifts, and a receipt for each donor.',
      },
      {
        icon: 'lock-keyhole',
        title: 'Subscription paywalls',
        text: 'Articles, courses or data for paying readers, with a free quota if you want one.',
      },
      {
        icon: 'chart-column',
        title: 'Dashboards',
        text: 'Sales, stock or field reports drawn from your systems and refreshed all day.',
      },
    ],
  },
  process: {
    title: 'Four steps to a live site',
    steps: [
      {
        step: '01',
        title: 'Discovery',
        text: 'We ask about your customers and rivals, then write the page list and scope.',
      },
      {
        step: '02',
        title: 'Design',
        text: 'Layouts at phone and desktop width, with your real words, revised until approved.',
      },
      {
        step: '03',
        title: 'Development',
        text: 'Pages coded on a private staging address that you can open at any hour.',
      },
      {
        step: '04',
        title: 'Launch & Support',
        text: 'Domain switched, analytics checked, staff trained, and faults fixed as they show.',
      },
    ],
  },
  method: {
    title: 'How we work with you',
    paragraphs: [
      'Before you commit we make a free working demo: a few screens in your browser, with ' +
        'your name and your kind of content, so that you judge something you can tap. The ' +
        'scope is fixed in writing after that, page by page, and changes to it are priced ' +
        'before they are made.',
      'We test on inexpensive Android phones with the network slowed down, and on Safari, ' +
        'where some layouts behave differently from Chrome. Pages get finished in an agreed ' +
        'order, so you review complete ones and can stop us early if we misread you.',
      'At handover the domain, the hosting, Google Analytics and Search Console sit in ' +
        'accounts that you own. Should you move to another team one day, the code repository ' +
        'goes with you.',
    ],
  },
  needs: {
    title: 'What we need from you',
    items: [
      'One person with the authority to approve designs',
      'Logo files and brand colors, if they exist',
      'Pictures of your own premises, products or team; phone photos will do at first',
      'Rough notes for each page, in English or Urdu',
      'Logins for your present domain and hosting',
    ],
  },
  call: {
    title: 'See a demo of your site first',
    text:
      'Message us on WhatsApp with your trade and the address of a site you like. We will ' +
      'say what it takes to build and prepare the demo.',
    target: 'chat',
  },
  greeting:
    'Hello, I have a website project in mind and want to talk about design and development.',
  figure: '',
  related: 'Which of these three is your website?',
  trades: [
    {
      slug: 'real-estate',
      reason: 'a plot is chosen by block and street, which no ready-made theme can filter',
    },
    {
      slug: 'restaurant',
      reason: 'a menu that opens at the table before the waiter brings the printed one',
    },
    {
      slug: 'education',
      reason: 'parents compare schools on a phone, and the fee page decides which one they visit',
    },
    {
      slug: 'non-profit',
      reason: 'a donor abroad looks for the bank details and the last audit before giving',
    },
  ],
} satisfies Service;
