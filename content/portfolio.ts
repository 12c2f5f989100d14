import { counted } from './number-words.ts';
import { projects } from './projects/index.ts';
import { identity } from './site.ts';

export const portfolioPage = {
  title: 'Our Portfolio',
  tagline: `${counted(projects.length, 'kind')} of platform we design and build, each drawn with its main screens. Find the one nearest to your business. The free working demo starts there.`,
  metaTitle: 'Portfolio: Platforms and Apps We Build',
  description: `${counted(projects.length, 'platform type')} from our ${identity.address.city} studio: shops, clinics, schools, delivery, hiring and more, each with its features, technology and business impact.`,
  call: {
    title: 'Ready to start?',
    text: 'Tell us which platform comes closest to your business and what should be different. You see a working demo before you commit to anything.',
    target: 'contact',
  },
} as const;

export const projectPage = {
  overview: 'Overview',
  features: 'Key Features',
  tech: 'Technology Stack',
  impact: 'Business Impact & Results',
  why: 'Why Choose This Platform Type?',
  tags: 'Project Tags',
} as const;
