import type { Industry } from '#content/types.ts';

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
    title: 'Who may see the picture, and when',
    intro:
      'The person searching may be a mother in Lahore writing for a son in Manchester, or a bureau with a steel cupboard of files. Both will ask first who can see what.',
    items: [
      {
        title: 'Secure profiles',
        icon: 'shield-user',
        text: 'Photos stay blurred until the member approves a request. Whoever opens one sees their own ID across it as a faint watermark, which makes a leak traceable.',
      },
      {
        title: 'OTP authentication',
        icon: 'message-square-lock',
        text: 'Sign-in by one-time code over SMS or WhatsApp. Limits per number and per device slow down anyone who opens accounts in bulk.',
      },
      {
        title: 'Matching',
        icon: 'heart-handshake',
        text: 'City, sect and family setup weigh as much as each member says they should. A suggestion then states in plain words why it appeared.',
      },
      {
        title: 'Messaging',
        icon: 'message-circle-heart',
        text: 'Chat opens once both sides accept. Phone numbers are masked in early messages, and a guardian can join the conversation in full view.',
      },
      {
        title: 'Search filters',
        icon: 'list-filter',
        text: 'Search by profession or marital history, or leave out everyone unwilling to move abroad. A saved search sends one digest a week.',
      },
      {
        title: 'Premium subscriptions',
        icon: 'crown',
        text: 'Packages are prepaid by mobile wallet or card, and the member sees how many contact views are left. Inside the mobile app, store billing rules apply.',
      },
    ],
  },
  practice: {
    title: 'Somebody has to look at every new photo',
    paragraphs: [
      'Software alone will not stop impostors, though it can make their work slow. A new profile waits until a moderator has held the selfie against the photos and the CNIC against the age given. The same picture under two names is found by its image hash. Members report in two taps, and the conversation goes along with the report, so nobody decides on hearsay.',
      'Pakistani matchmaking seldom involves two people only. A profile may be run by a mother or an elder brother, and we record which; the candidate can always sign in and read what was said in their name. For a bureau we add file numbers, a biodata sheet that prints in English and Urdu, and a note of which families have already met over tea. Dating products for other markets use the same core with different defaults.',
      'Once the nikah is settled, both profiles should leave search that day. When a member asks to be deleted, pictures go as well, and backups expire on a fixed schedule. CNIC copies are encrypted and kept no longer than the check requires. Before we start, settle who moderates at two in the morning and what gets a member banned. We cannot write the software without those two answers.',
    ],
  },
  call: {
    title: 'Talk through your rules first',
    text: 'Tell us who may see whom. We write those rules down as test cases, and you are welcome to try to break the privacy yourself.',
  },
  project: 'matrimonial-platform',
  figure:
    'Below each picture a bar says how well the other one fits, for a match has to hold from both sides. The chat at the right opens only after both have said yes.',
  related: 'A name that mothers repeat to each other',
  services: ['custom-website-development', 'branding', 'seo', 'social-media-marketing'],
} satisfies Industry;
