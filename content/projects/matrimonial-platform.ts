import type { Project } from '../types';

export const matrimonialPlatform = {
  slug: 'matrimonial-platform',
  title: 'Matrimonial Matching Platform',
  tagline: 'Verified profiles, private photos, family included.',
  shortDescription:
    'Rishta and dating profiles with identity checks, photo privacy, two-sided matching and moderated chat.',
  category: 'Matrimonial & Dating',
  ground: 'genda',
  tags: ['Matching', 'Messaging', 'OTP', 'Profiles', 'Memberships'],
  tech: [
    'Flutter',
    'Node.js',
    'Express',
    'MySQL',
    'Redis',
    'Socket.IO',
    'Firebase Cloud Messaging',
  ],
  overview: [
    'Who may see a photograph is the first decision in a product of this kind. Here a picture stays blurred until the member, or the guardian who manages the profile, accepts a request, and the permission can be withdrawn later. Phone numbers are guarded in the same way.',
    'Members describe themselves and the person they hope to meet: city, education, profession, family background, community if they wish to state it. Essential conditions are kept apart from preferences, and a suggestion explains why it was made. A parent can hold the account or join it with a role of their own.',
    'Moderation is staffed work. New photos, reported messages and suspected duplicates land in a queue with the history of the account beside them. For a dating service, where adults manage their own profiles, guardian roles are switched off in the settings.',
  ],
  features: [
    {
      title: 'OTP sign-up and identity review',
      text: 'A code confirms the phone. An optional CNIC and selfie review earns the verified mark, and the document is deleted after the decision.',
    },
    {
      title: 'Guardian accounts',
      text: 'Parents or siblings may search and shortlist. The candidate’s own consent is recorded before contact details open.',
    },
    {
      title: 'Two-sided matching',
      text: 'A suggestion appears only if each side meets the other’s essential conditions. Preferences decide the order.',
    },
    {
      title: 'Search filters',
      text: 'Age, city, education, marital history, language and willingness to relocate, saved for the next visit.',
    },
    {
      title: 'Private messaging',
      text: 'Chat opens after mutual interest. Block and report are on every screen, and a first message cannot carry a link.',
    },
    {
      title: 'Photo privacy',
      text: 'Permission per person and a watermark with the viewer’s name. The Android app blocks screenshots; iPhones and browsers do not let software do that.',
    },
    {
      title: 'Membership plans',
      text: 'A free tier with limits, monthly plans and an assisted package handled by staff, paid by card, JazzCash or Easypaisa.',
    },
  ],
  businessImpact: [
    {
      title: 'Trust that can be seen',
      text: 'Verified marks, visible rules and quick handling of reports give careful families a reason to register.',
    },
    {
      title: 'Consultants carry more cases',
      text: 'Shortlists, notes and replies are on the profile, in place of forwarded biodata PDFs.',
    },
    {
      title: 'Income follows a calendar',
      text: 'Renewals are visible ahead of time, and the limits of a plan change without a developer.',
    },
  ],
  why: 'Families judge a {category} service by the worst profile they meet on it. That is why verification, consent and moderation come before anything entertaining here. The type fits marriage bureaus with an existing clientele and communities that want closed membership.',
  images: ['matrimonial-platform.svg', 'matrimonial-platform-2.svg'],
  figure:
    'The portrait stays a mosaic under its lock until her thumb accepts the request, and each permission keeps a switch to take it back.',
  call: { title: '', text: '' },
  greeting: 'Hello, we run a marriage bureau and are interested in a matrimonial platform.',
  industry: 'matrimonial',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'social-media-marketing', 'logo-design'],
} satisfies Project;
