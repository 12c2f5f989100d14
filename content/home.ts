import { articles } from './articles/index.ts';
import { counted } from './number-words.ts';
import { identity } from './site.ts';
import type { Member, Point } from './types.ts';

const serviceCards = [
  {
    slug: 'social-media-marketing',
    text: 'The inbox answered, and the next month’s posts on a sheet.',
  },
  { slug: 'seo', text: 'Pages for what people type, and the right pin on the map.' },
  { slug: 'google-ads', text: 'Ads on Google and YouTube, in an account that you own.' },
  { slug: 'web-design', text: 'A company site or a store, tried as a demo first.' },
  { slug: 'content-marketing', text: 'Articles that answer what buyers ask before they call.' },
  { slug: 'email-marketing', text: 'Newsletters and sequences to customers you already have.' },
  {
    slug: 'video-production',
    text: 'A film of your workshop before the buyer books a flight.',
  },
  { slug: 'branding', text: 'One name and one green, on the board and on the box.' },
  { slug: 'influencer-marketing', text: 'Creators whose followers live where you deliver.' },
  { slug: 'analytics', text: 'GA4 and a dashboard that show where orders come from.' },
];

export const home = {
  hero: {
    eyebrow: 'Web, software, marketing and design',
    title: `The web development agency in ${identity.address.city} that leads with a demo`,
    tagline:
      'Before you commit to anything, we build a free working demo of your site or system. Open it on your own phone and press every button. Then decide.',
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
    title: 'Designers and developers in one room',
    intro:
      'The marketers sit there as well. Whoever writes your product page knows why the checkout asks for a landmark besides the street, and the designer has read the words people typed to find you.',
    mission: {
      title: 'Our mission',
      text: 'To give small and mid-sized businesses in Pakistan a website or a system that they can run themselves, explained in plain language.',
    },
    vision: {
      title: 'Our vision',
      text: 'A shop in Anarkali should be as easy to find online as any large company, and as easy to buy from.',
    },
    teamTitle: 'The people you will talk to',
    team: [
      {
        name: 'Name to come',
        role: 'Head of Web Development',
        portrait: 'veil',
        bio: 'Plans the structure of each site and reviews the code before a client sees it. The person to ask what a feature involves, or why the old site was slow.',
        specialty: 'Next.js and WordPress sites that stay quick on a mid-range Android phone',
      },
      {
        name: 'Name to come',
        role: 'Head of Digital Marketing',
        portrait: 'turban',
        bio: 'Starts from the words people search and the step at which they give up. Decides with you which channel to try and which to leave alone.',
        specialty: 'Search and Meta campaigns for local businesses',
      },
      {
        name: 'Name to come',
        role: 'Head of Design',
        portrait: 'jasmine',
        bio: 'Draws the identity and watches over everything that carries it, from the first screen of a site to the tape on a parcel.',
        specialty: 'Bilingual identities in Latin and Nastaliq',
      },
    ],
  },
  services: {
    title: `${counted(serviceCards.length, 'place')} to start`,
    intro:
      'Choose the one that is costing you customers today. The others can follow once it works.',
    cards: serviceCards,
  },
  industries: {
    title: 'What we would build for five trades',
    intro:
      'A patient wants to know whether the doctor sits today, a diner whether you deliver to Samanabad. These five are a beginning; the menu has the rest.',
    cards: [
      {
        title: 'Real Estate',
        text: 'Plots and houses searched by society and marla, and one agent named for every inquiry.',
        project: 'real-estate-platform',
        industry: 'real-estate',
      },
      {
        title: 'E-Commerce',
        text: 'A store that takes cash on delivery and follows the parcel until the courier has paid.',
        project: 'ecommerce-storefront',
        service: 'ecommerce-development',
      },
      {
        title: 'Healthcare',
        text: 'Patients take a token from home, and open the lab report there too.',
        project: 'healthcare-appointments',
        industry: 'hospital',
      },
      {
        title: 'Education',
        text: 'Admission forms and fee notices for parents who check on a phone.',
        project: 'education-portal',
        industry: 'education',
      },
      {
        title: 'Food & Restaurants',
        text: 'Direct orders on a kitchen screen that keeps pace on a Saturday night.',
        project: 'restaurant-ordering',
        industry: 'restaurant',
      },
    ],
  },
  blog: {
    title: `${counted(articles.length, 'check')} you can make yourself`,
    intro: 'For owners who like to see for themselves before paying anyone, us included.',
  },
  contact: {
    title: 'Tell us what should change',
    intro: '“Our stock is in three registers” is enough to begin with. We answer within 24 hours.',
  },
} as const satisfies Home;

type Section = { title: string; intro: string };

/** The service gives its name and icon. */
type ServiceLink = { slug: string; text: string };

/** Shows the project's screen, and links to the industry or the service. */
type IndustryCard = Point & { project: string } & ({ industry: string } | { service: string });

type Home = {
  hero: {
    eyebrow: string;
    title: string;
    tagline: string;
    tiles: readonly { label: string; slug: string }[];
    brands: { label: string; items: readonly string[] };
  };
  about: Section & {
    mission: Point;
    vision: Point;
    teamTitle: string;
    team: readonly Member[];
  };
  services: Section & { cards: readonly ServiceLink[] };
  industries: Section & { cards: readonly IndustryCard[] };
  blog: Section;
  contact: Section;
};
