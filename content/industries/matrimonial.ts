import type { Industry } from '../types';

export const matrimonial = {
  slug: 'matrimonial',
  name: 'Matrimonial & Dating',
  summary: 'Safe profiles and matching',
  emoji: '💍',
  icon: 'heart',
  ground: 'brick',
  title: 'Rishta platforms families can trust with a photograph',
  tagline:
    'One leaked picture or one fake profile, and a mother tells her whole street. On a matrimonial or dating website, privacy and verification come before the list of matches.',
  metaTitle: 'Matrimonial & Dating Website Development',
  description:
    'Matrimonial platforms with locked photos, OTP sign-in, explained matching, guarded chat and paid packages, for families, bureaus and members abroad.',
  features: {
    title: 'Built around consent',
    intro:
      'The person searching may be a parent in Lahore, a daughter in Manchester or a marriage bureau with a cupboard of files. All of them need to know who can see what.',
    items: [
      {
        title: 'Secure profiles',
        icon: 'shield-user',
        text: 'Photos stay blurred until the member approves a request. Opened pictures carry the viewer’s ID as a faint watermark, which makes a leak traceable.',
      },
      {
        title: 'OTP authentication',
        icon: 'message-square-lock',
        text: 'Sign-in by one-time code over SMS or WhatsApp, with limits per number and device that slow down anyone opening accounts in bulk.',
      },
      {
        title: 'Matching',
        icon: 'heart-handshake',
        text: 'Members weigh age, city, education, sect, language and family setup for themselves. Each suggestion says in plain words why it appeared.',
      },
      {
        title: 'Messaging',
        icon: 'message-circle-heart',
        text: 'Chat opens once both sides accept. Phone numbers are masked in early messages, and a guardian can join the conversation in full view.',
      },
      {
        title: 'Search filters',
        icon: 'list-filter',
        text: 'Narrow by profession, marital history, country of residence or willingness to relocate. A saved search sends one weekly digest of new profiles.',
      },
      {
        title: 'Premium subscriptions',
        icon: 'crown',
        text: 'Prepaid packages by JazzCash, Easypaisa or card, with contact views counted in the open. Inside the mobile app, store billing rules apply.',
      },
    ],
  },
  practice: {
    title: 'Fake profiles are an operations problem',
    paragraphs: [
      'Software alone will not stop impostors, though it can make their work slow. New profiles wait in a queue where a moderator compares the selfie with the photos, and the CNIC with the age given. The same picture under two names is found by image hash. Members report in two taps, and the report arrives with its conversation attached, so the decision rests on evidence.',
      'Pakistani matchmaking seldom involves two people only. A profile may be run by a parent, a sibling or a bureau, and we record which. Guardian accounts have rights of their own, yet the candidate can always sign in and read what was said in their name. For a bureau we add file numbers, a printable biodata in English and Urdu, and a note of which families have already met. Dating products for other markets use the same core with different defaults.',
      'Plan for the happy ending as well. When a match is made, both profiles should leave search that day. A member who asks to be deleted is deleted, pictures included, and backups expire on a fixed schedule. Verification documents are encrypted and kept no longer than the check requires. Before building, settle who moderates at night and what gets a member banned. Those two answers shape the system more than its colors do.',
    ],
  },
  call: {
    title: 'Talk through your rules first',
    text: 'Tell us who may see whom. We write those rules down as test cases, and you are welcome to try to break the privacy yourself.',
  },
  project: 'matrimonial-platform',
  figure: '',
  related: 'Where to look next',
  services: ['custom-website-development', 'branding', 'seo', 'social-media-marketing'],
} satisfies Industry;
