import type { Member, Point } from './types';

export const home = {
  hero: {
    eyebrow: 'Web, software, marketing and design',
    title: 'The web development agency in Lahore that leads with a demo',
    tagline:
      'Before you commit to anything, we build a free working demo of your site or system. Open ' +
      'it on your own phone, press every button, then decide.',
    tiles: [
      { label: 'Web design', slug: 'web-design' },
      { label: 'Online stores', slug: 'ecommerce-development' },
      { label: 'Business software', slug: 'software-tech' },
      { label: 'Digital marketing', slug: 'digital-marketing' },
      { label: 'SEO', slug: 'seo' },
      { label: 'Graphic design', slug: 'graphic-design' },
    ],
    brands: {
      label: 'Sample client names',
      items: [
        'Ravi Reed',
        'Doab Kiln',
        'Taksali Thread',
        'Pinjra House',
        'Thatera Lane',
        'Kashigar Row',
        'Bhati Block',
        'Chauburji Clay',
      ],
    },
  },
  about: {
    title: 'Four trades at one table',
    intro:
      'Web and software developers, marketers and designers share one room here. The person who writes ' +
      'your product page knows why the checkout was built the way it was, and the designer sees ' +
      'the words people typed to find you.',
    mission: {
      title: 'Our mission',
      text:
        'To give small and mid-sized businesses in Pakistan websites, software and campaigns ' +
        'they can run themselves, explained in plain language.',
    },
    vision: {
      title: 'Our vision',
      text:
        'A shop in Anarkali or a workshop in Sialkot should be as easy to find, judge and buy ' +
        'from online as any large company.',
    },
    teamTitle: 'The people you will talk to',
    team: [
      {
        name: 'Name to come',
        role: 'Head of Web Development',
        portrait: 'veil',
        bio:
          'Plans the structure of each site and reviews the code before a client sees it. Takes ' +
          'your questions about hosting, speed and what a feature involves.',
        specialty: 'Next.js and WordPress sites that stay quick on a mid-range Android phone',
      },
      {
        name: 'Name to come',
        role: 'Head of Digital Marketing',
        portrait: 'turban',
        bio:
          'Starts from search terms, the cost of an inquiry and the step where visitors give up. ' +
          'Decides with you which channel to try and which to leave alone.',
        specialty: 'Search and Meta campaigns for local businesses',
      },
      {
        name: 'Name to come',
        role: 'Head of Design',
        portrait: 'jasmine',
        bio:
          'Draws the identity and watches over everything that carries it, from the first screen ' +
          'of a site to the tape on a parcel.',
        specialty: 'Bilingual identities in Latin and Nastaliq',
      },
    ],
  },
  services: {
    title: 'Ten places to start',
    intro:
      'Choose the one that is costing you customers today. The others can follow once it works.',
    cards: [
      { slug: 'social-media-marketing', text: 'A posting calendar, replies and paid reach.' },
      { slug: 'seo', text: 'Repairs, better pages and local listings for people who search.' },
      { slug: 'google-ads', text: 'Search, Shopping and YouTube ads, every order counted.' },
      { slug: 'web-design', text: 'Company sites, stores and portals you try as a demo first.' },
      { slug: 'content-marketing', text: 'Articles that answer what buyers ask before they call.' },
      { slug: 'email-marketing', text: 'Newsletters and sequences to customers you already have.' },
      {
        slug: 'video-production',
        text: 'Product demos, company films and clips for every screen.',
      },
      { slug: 'branding', text: 'The mark, the rules and the printed matter behind a name.' },
      { slug: 'influencer-marketing', text: 'Creators with real audiences, briefed and tracked.' },
      { slug: 'analytics', text: 'GA4 and dashboards that show where your orders come from.' },
    ],
  },
  industries: {
    title: 'Built for how each trade works',
    intro:
      'A clinic’s booking page and a restaurant’s menu fail for different reasons. Here are five ' +
      'trades to begin with; the menu has the rest.',
    cards: [
      {
        title: 'Real Estate',
        text:
          'Listings on a map, filters by society and marla, and inquiries that reach the right ' +
          'agent.',
        project: 'real-estate-platform',
        href: '/industries/real-estate',
      },
      {
        title: 'E-Commerce',
        text: 'Catalog, cart, cash on delivery, JazzCash and courier booking in one store.',
        project: 'ecommerce-storefront',
        href: '/services/ecommerce-development',
      },
      {
        title: 'Healthcare',
        text: 'Appointments, doctor profiles and reports that patients can open at home.',
        project: 'healthcare-appointments',
        href: '/industries/hospital',
      },
      {
        title: 'Education',
        text: 'Admissions, results and fee notices for parents who check on a phone.',
        project: 'education-portal',
        href: '/industries/education',
      },
      {
        title: 'Food & Restaurants',
        text:
          'Direct orders, table bookings and a kitchen screen that keeps pace on a Saturday ' +
          'night.',
        project: 'restaurant-ordering',
        href: '/industries/restaurant',
      },
    ],
  },
  blog: {
    title: 'Notes from the workshop',
    intro:
      'Three pieces for owners who like to check things for themselves before paying anyone, us ' +
      'included.',
  },
  contact: {
    title: 'Tell us what should change',
    intro: 'A few lines about the business are enough. We answer within 24 hours.',
  },
} as const satisfies Home;

type Section = { title: string; intro: string };

/** Service cards take their name and icon from the service itself. */
type ServiceLink = { slug: string; text: string };

type Home = {
  hero: {
    eyebrow: string;
    title: string;
    tagline: string;
    tiles: readonly { label: string; slug: string }[];
    /** Invented names. */
    brands: { label: string; items: readonly string[] };
  };
  about: Section & {
    mission: Point;
    vision: Point;
    teamTitle: string;
    team: readonly [Member, Member, Member];
  };
  services: Section & { cards: readonly ServiceLink[] };
  industries: Section & { cards: readonly (Point & { href: string; project: string })[] };
  blog: Section;
  contact: Section;
};
