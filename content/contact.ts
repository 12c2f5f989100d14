import { identity } from './site.ts';

const { city } = identity.address;

export const serviceOptions = [
  'Web Design & Development',
  'Social Media Marketing',
  'Branding & Logo Design',
  'Content Writing',
  'Email Marketing',
  'SEO & SEM',
  'Influencer Marketing',
] as const;

export const contactPage = {
  title: 'Get In Touch',
  metaTitle: `Contact Our ${city} Office`,
  tagline:
    'Tell us what you are trying to get done. We answer with questions first, then with a free working demo, before you commit to anything.',
  description: `Write to our ${city} studio about a website, software, marketing or design job. A person answers within 24 hours, and you see a free working demo first.`,
  formTitle: 'Send us a Message',
  formNote: 'A person reads every message. You get a reply within 24 hours.',
  factsTitle: 'Contact Information',
  hoursTitle: 'Opening Hours',
} as const;

export const thankYouPage = {
  title: 'Form Submitted Successfully',
  metaTitle: 'Thank You for Your Message',
  description: `Your message has reached our ${city} studio. Somebody on the team reads it and replies, typically within 24 hours during business hours.`,
  text: 'Thank you for writing. Our team will respond shortly, typically within 24 hours during business hours.',
  next: [
    'A person on our team reads what you sent.',
    'You get a reply by email, or a call if you left a number.',
    'If we are a fit, we agree on what the free working demo should show.',
  ],
} as const;
