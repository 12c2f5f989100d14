import type { Project } from '#content/types.ts';

export const matrimonialPlatform = {
  slug: 'matrimonial-platform',
  title: 'Matrimonial Matching Platform',
  tagline: 'The photo stays blurred until the family agrees.',
  shortDescription:
    'Rishta and dating profiles with identity checks, matched from both sides and joined in a moderated chat.',
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
    'Who may see a photograph is the first decision in a product of this kind. Here a picture stays blurred until the member, or the guardian who manages the profile, accepts a request. The permission can be withdrawn later, and phone numbers are guarded in the same way.',
    'A biodata sheet mixes what a family insists on with what it would like. Here the two are kept apart: a member who will not leave Lahore states that as a condition and the master’s degree as a wish. Each suggestion explains why it was made. A parent can hold the account, or join it with a role of their own.',
    'Moderation is staffed work. New photos and reported messages land in a queue with the history of the account beside them, and a suspected duplicate is shown next to the profile it resembles. For a dating service, where adults manage their own profiles, guardian roles are switched off in the settings.',
  ],
  features: [
    {
      title: 'OTP sign-up and identity review',
      text: 'A code confirms the phone. An optional CNIC and selfie review earns the verified mark, and the document is deleted after the decision.',
    },
    {
      title: 'Guardian accounts',
      text: 'A parent or an elder sister may search and shortlist. The candidate’s own consent is recorded before contact details open.',
    },
    {
      title: 'Two-sided matching',
      text: 'A suggestion appears only if each side meets the other’s essential conditions. Preferences decide the order.',
    },
    {
      title: 'Filters in a family’s own terms',
      text: 'Education and marital history, and whether either side would move to Dubai. They are saved for the next visit.',
    },
    {
      title: 'Private messaging',
      text: 'Chat opens after mutual interest, and a first message cannot carry a link. Block and report are on every screen.',
    },
    {
      title: 'Photo privacy',
      text: 'Permission per person and a watermark with the viewer’s name. The Android app blocks screenshots; iPhones and browsers do not let software do that.',
    },
    {
      title: 'Membership plans',
      text: 'A free tier with limits, a monthly plan, and an assisted package for parents who would rather be telephoned. Card or mobile wallet pays for either.',
    },
  ],
  businessImpact: [
    {
      title: 'Careful families register',
      text: 'They read the rules and see the verified mark before they give a daughter’s name.',
    },
    {
      title: 'Consultants carry more cases',
      text: 'Shortlists and replies are on the profile, in place of biodata PDFs forwarded from phone to phone.',
    },
    {
      title: 'Renewals are known ahead',
      text: 'The office sees whose plan ends this month, and the limits of a plan change without a developer.',
    },
  ],
  why: 'Families judge a {category} service by the worst profile they meet on it. That is why identity checks come before anything entertaining here. The type fits marriage bureaus with an existing clientele and communities that want closed membership.',
  images: ['matrimonial-platform.svg', 'matrimonial-platform-2.svg'],
  figure:
    'The portrait stays a mosaic under its lock until her thumb accepts the request, and each permission keeps a switch to take it back.',
  call: {
    title: 'Try to open a locked photograph',
    text: 'Write down who may see what in your bureau. The free working demo holds two made-up families, and from either side you may try to reach a picture not yet released.',
  },
  greeting: 'Hello, we run a marriage bureau and are interested in a matrimonial platform.',
  industry: 'matrimonial',
  tradeLink: 'How rishta families settle who may see whom',
  related: 'What a bureau usually asks for next',
  services: ['custom-website-development', 'social-media-marketing', 'logo-design'],
} satisfies Project;
