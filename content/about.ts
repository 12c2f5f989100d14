import { identity } from './site.ts';
import type { Card, Member, Milestone } from './types.ts';

const { city } = identity.address;

export const about = {
  metaTitle: `About Our Web Studio in ${city}`,
  description: `Who we are: our ${city} studio of developers, marketers and designers, its years since ${identity.since}, what it holds to, and the people you will talk to.`,
  hero: {
    title: 'Who We Are',
    tagline: `Our ${city} studio would sooner show you a working page than a slide.`,
    button: 'See Our Journey',
  },
  journey: {
    title: 'Our Journey',
    intro: 'What the studio learned to do, one year at a time.',
    milestones: [
      {
        year: 2018,
        title: 'Company websites',
        text: 'We start with sites for businesses nearby, and learn that a page is finished when its owner can change a phone number without calling us.',
      },
      {
        year: 2019,
        title: 'Taking orders',
        text: 'Online stores join the work. Refused parcels teach us that the hard part begins after the order button.',
      },
      {
        year: 2020,
        title: 'Working apart',
        text: 'The desks empty out. Written briefs and staging links replace the meeting room, and we keep them when it reopens.',
      },
      {
        year: 2021,
        title: 'Being found',
        text: 'Owners ask why a rival’s page comes first. We take up search, and begin to write pages around the questions people type.',
      },
      {
        year: 2022,
        title: 'The back office',
        text: 'Billing and stock move from registers into software we build. It has to live with power cuts, so the tills learn to work offline.',
      },
      {
        year: 2023,
        title: 'Counting properly',
        text: 'Universal Analytics closes and GA4 takes its place. We rebuild our reports around inquiries and orders, and likes move to the last page.',
      },
      {
        year: 2024,
        title: 'A drawing desk',
        text: 'Design becomes a department. The carton and the social post now come from the desk that draws the site they point to.',
      },
      {
        year: 2025,
        title: 'Demo first',
        text: 'A habit becomes the rule: everyone sees a free working demo before deciding whether to hire us.',
      },
    ],
  },
  foundation: {
    title: 'Our Foundation',
    mission: {
      icon: 'target',
      title: 'Our Mission',
      text: 'Build what a business will use on an ordinary working day, and stay within reach when something breaks.',
    },
    vision: {
      icon: 'telescope',
      title: 'Our Vision',
      text: `Software made in ${city} that nobody has to make excuses for, quick on an old phone and usable without a mouse.`,
    },
  },
  values: {
    title: 'Our Core Values',
    items: [
      {
        icon: 'user-round-check',
        title: 'Client-Centric Approach',
        text: 'The first question is who will use the thing and on which phone. A feature that pleases only us is left out.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation and Excellence',
        text: 'New tools are tried on our own pages before they reach yours. They stay only if they are faster than the old ones, or easier to maintain.',
      },
      {
        icon: 'scale',
        title: 'Integrity and Transparency',
        text: 'Your domain and your ad accounts are opened in your name. If a simpler route would serve you better, you hear it from us.',
      },
      {
        icon: 'handshake',
        title: 'Collaborative Partnership',
        text: 'Work in progress sits behind a private link, there whenever you want to look. You know your customers; we ask before we guess.',
      },
    ],
  },
  team: {
    title: 'Meet Our Team',
    members: [
      {
        name: 'Name to come',
        role: 'Studio Director',
        portrait: 'waistcoat',
        bio: 'Reads each inquiry, decides with you what the demo should prove, and remains your contact until the project is handed over.',
      },
      {
        name: 'Name to come',
        role: 'Head of Web Development',
        portrait: 'veil',
        bio: 'Sets up staging and backups before the first page is coded, and writes the notes a future developer will need to take over.',
      },
      {
        name: 'Name to come',
        role: 'Head of Digital Marketing',
        portrait: 'turban',
        bio: 'Plans campaigns around the season your trade sells in, and explains every report in a call as well as a PDF.',
      },
      {
        name: 'Name to come',
        role: 'Head of Design',
        portrait: 'jasmine',
        bio: 'Sketches on paper first, then on screen, and visits the press when color matters.',
      },
    ],
  },
  closing: {
    title: 'See your idea running',
    text: 'Describe it in a message or on the form. We make a small working version, free, and you judge us by that.',
    chatLabel: 'Start Your Journey',
    contactLabel: 'Get Free Consultation',
  },
} as const satisfies About;

type About = {
  metaTitle: string;
  description: string;
  hero: { title: string; tagline: string; button: string };
  journey: { title: string; intro: string; milestones: readonly Milestone[] };
  foundation: { title: string; mission: Card; vision: Card };
  values: { title: string; items: readonly [Card, Card, Card, Card] };
  team: { title: string; members: readonly Member[] };
  closing: { title: string; text: string; chatLabel: string; contactLabel: string };
};
