import type { Service } from '#content/types.ts';

export const webDesign = {
  slug: 'web-design',
  department: 'web',
  name: 'Web Design & Development',
  summary: 'Websites drawn for the phone first, and coded to open where the signal is one bar.',
  icon: 'monitor-smartphone',
  title: 'Web design and development, from first sketch to launch',
  tagline:
    'Picture a dealer in Daska opening your site on one bar of signal. Our Lahore team draws it for that screen first, in English or Urdu.',
  metaTitle: 'Web Design & Development in Lahore',
  description:
    'Web design and development in Lahore: company websites, online stores, portals and booking sites, with a free working demo before you commit.',
  intro: {
    title: 'The phone number you cannot tap',
    paragraphs: [
      'Open a furniture maker’s site on an old phone and you see the layout and the photographs. What you do not see is where your inquiry goes after you press Send, or that his number is part of a picture. One team here both draws and codes, so a drawing that cannot be built is caught on the day it is drawn.',
      'It is worth the money for a business going online for the first time, and equally for one whose salespeople avoid sharing the present address. Some companies need eight pages and a contact form. Others need customers to log in and pay; the custom builds further down show how far that can go.',
    ],
  },
  offer: {
    title: 'What people ask the web department for',
    intro: 'The first three have pages of their own with the details.',
    items: [
      {
        icon: 'code-xml',
        title: 'Custom website development',
        text: 'Hand-coded pages for the form or the tool that no template was made for.',
      },
      {
        icon: 'shopping-cart',
        title: 'E-commerce development',
        text: 'Stores that take cash on delivery as readily as cards, and book the courier themselves.',
      },
      {
        icon: 'file-pen-line',
        title: 'CMS solutions',
        text: 'WordPress or a headless editor, so your staff change the Ramadan timings themselves.',
      },
      {
        icon: 'pencil-ruler',
        title: 'Interface design',
        text: 'Every page type drawn in Figma and approved before anyone codes it.',
      },
      {
        icon: 'refresh-cw',
        title: 'Website redesign',
        text: 'A new face for a running site, old addresses redirected so existing links still land.',
      },
      {
        icon: 'panels-top-left',
        title: 'Landing pages',
        text: 'One page for one campaign, with the WhatsApp button where the thumb already is.',
      },
      {
        icon: 'wrench',
        title: 'Speed and technical repair',
        text: 'A slow page or a jumping layout is traced to its cause, then mended.',
      },
      {
        icon: 'life-buoy',
        title: 'Care after launch',
        text: 'Updates and backups on an agreed schedule, and small edits when you ask.',
      },
    ],
  },
  extra: {
    title: 'Nine kinds of custom solution',
    intro:
      'Once visitors have passwords, a site becomes an application. These nine are the ones we build.',
    items: [
      {
        icon: 'graduation-cap',
        title: 'Learning management systems (LMS)',
        text: 'An academy’s recorded lectures. A quiz follows each, and the last one earns a certificate.',
      },
      {
        icon: 'briefcase-business',
        title: 'Business portals',
        text: 'Each dealer logs in to his own rates and sees what he still owes.',
      },
      {
        icon: 'store',
        title: 'E-commerce websites',
        text: 'From cart to courier in one system that knows the delivery charge of each city.',
      },
      {
        icon: 'id-card',
        title: 'Membership sites',
        text: 'The committee approves applications, and renewals remind members by themselves.',
      },
      {
        icon: 'calendar-check',
        title: 'Booking systems',
        text: 'Free slots shown live, and a small deposit so that fewer people stay away.',
      },
      {
        icon: 'house',
        title: 'Real estate listings',
        text: 'Plots and houses searched by society and block, measured in marla and kanal.',
      },
      {
        icon: 'hand-heart',
        title: 'Donation platforms',
        text: 'Zakat and sadaqah kept apart from general gifts, and a receipt for each donor.',
      },
      {
        icon: 'lock-keyhole',
        title: 'Subscription paywalls',
        text: 'Articles or courses for paying readers, and a few free ones to judge by.',
      },
      {
        icon: 'chart-column',
        title: 'Dashboards',
        text: 'Yesterday’s sales by branch on the owner’s phone before he reaches the office.',
      },
    ],
  },
  process: {
    title: 'The page list comes first, the domain last',
    steps: [
      {
        title: 'Discovery',
        text: 'We ask who your customers are and what they compare you with, then write the page list.',
      },
      {
        title: 'Design',
        text: 'Layouts for phone and desktop with your real words in them, revised until you approve.',
      },
      {
        title: 'Development',
        text: 'Pages coded on a private staging address that you can open at any hour.',
      },
      {
        title: 'Launch & Support',
        text: 'The domain is switched at a quiet hour and we watch the first inquiries arrive.',
      },
    ],
  },
  method: {
    title: 'A demo you can tap comes first',
    paragraphs: [
      'Before you commit we make a free working demo: a few screens in your browser under your own name. You judge something you can tap. Only then is the scope fixed in writing, page by page, and a later change is priced before it is made.',
      'We test on cheap Android phones with the network slowed down, because many of your visitors carry one. Safari is tested too; it lays out some things differently from Chrome. Pages are finished in an agreed order, so you can stop us early if we misread you.',
      'At the start we look up who owns your domain. Often it is a nephew or the last developer, and the renewal notice goes to him. At handover the domain and the hosting sit in accounts that you own. Should you move to another team one day, the code goes with you.',
    ],
  },
  needs: {
    title: 'Photographs of your place, not of a model office',
    items: [
      'One person with the authority to approve designs',
      'Logo files and brand colors, if they exist',
      'Pictures of your own premises or your people; phone photos will do at first',
      'Rough notes for each page, in English or Urdu',
      'Logins for your present domain and hosting',
    ],
  },
  call: {
    title: 'See a demo of your site first',
    text: 'Message us on WhatsApp with your trade and the address of a site you like. We will say what it takes to build and prepare the demo.',
    target: 'chat',
  },
  greeting:
    'Hello, I have a website project in mind and want to talk about design and development.',
  figure:
    'The page at 1440 and at 390 pixels, drawn on columns before anyone codes, so a headline that breaks badly on a phone shows up while it is still cheap to fix.',
  related: 'Which of these three is your website?',
  trades: [
    {
      slug: 'real-estate',
      reason: 'a plot is chosen by block and street, which few ready-made themes can filter',
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
