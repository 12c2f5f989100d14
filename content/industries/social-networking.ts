import type { Industry } from '#content/types.ts';

export const socialNetworking = {
  slug: 'social-networking',
  name: 'Social Networking',
  summary: 'A network for your members',
  emoji: '💬',
  icon: 'messages-square',
  ground: 'brick',
  title: 'Community platforms that stay lively and stay civil',
  tagline:
    'A new feed is easily empty by its second week. We plan a social network and its app for the first hundred people who have a reason to write, and for the first troll.',
  metaTitle: 'Social Network & Community App Development',
  description:
    'Private social networks with profiles, chat, sharing, follows, groups and notifications, and the moderation tools that app stores insist on.',
  features: {
    title: 'For a trade body, or the class of 1998',
    intro:
      'Another general network has little chance. A cloth merchants’ association or an alumni body can hold one together, if it opens as fast as the WhatsApp group they have now.',
    items: [
      {
        title: 'Member profiles',
        icon: 'circle-user-round',
        text: 'A shop number or a batch beside the name and picture, each field as private as its owner likes. Verified badges are granted by your staff after seeing a document.',
      },
      {
        title: 'Chat',
        icon: 'message-circle',
        text: 'One-to-one and group chat over WebSockets. A voice note recorded in a basement shop waits on the phone until signal returns.',
      },
      {
        title: 'Content sharing',
        icon: 'share-2',
        text: 'Photos and short video shrink on the device before upload, because a prepaid bundle pays for them. Posts and polls in Urdu are set right to left.',
      },
      {
        title: 'Likes and follows',
        icon: 'thumbs-up',
        text: 'Reactions count a double tap once. Private accounts approve their followers, and a block truly hides two people from each other.',
      },
      {
        title: 'Groups',
        icon: 'users-round',
        text: 'Open or hidden, each with its own moderators and joining questions. A block committee can argue about the water bill without the whole town reading along.',
      },
      {
        title: 'Notifications',
        icon: 'bell',
        text: 'Ten likes make one notification, while a direct message still rings by itself. Quiet hours hold the rest back until morning.',
      },
    ],
  },
  practice: {
    title: 'One insult in a dozen spellings',
    paragraphs: [
      'App stores will not list a network without ways to report posts, block people and delete one’s own account. We build those first, then the room behind them: a queue that shows the post in its context, with buttons to hide it or suspend its author. Decisions are logged and can be appealed. Word lists alone fail in Roman Urdu, where everybody spells as they please, so human eyes stay in the loop.',
      'The feed is what grows expensive. A community of a few thousand can read its posts straight from PostgreSQL in order of date, which also avoids arguments about favoritism. If followers multiply, we add precomputed timelines and a Redis cache. Pictures live in object storage behind a CDN, and on a weak signal the text arrives before any of them.',
      'Some decisions belong to the owner. Pakistan’s electronic crimes law and its rules on unlawful online content can bring removal requests with short deadlines, and you should know who receives them on the second day of Eid. Set a minimum age and decide whether names must be real. Then bring thirty people who will post daily through the first month. They need something that a WhatsApp group does not give, such as a searchable directory, or minutes that nobody can scroll past.',
    ],
  },
  call: {
    title: 'Describe your first hundred members',
    text: 'Where do they talk now, and what would they move for? From the answer we sketch the right kind of network, or advise you to stay where you are.',
  },
  project: 'social-network',
  figure:
    'The white row is the group one has open, and the feed shows that group alone. Chat keeps to a pane of its own, so a private line is not posted to everybody.',
  related: 'To reach those first hundred members',
  services: [
    'custom-website-development',
    'influencer-marketing',
    'content-marketing',
    'analytics',
  ],
} satisfies Industry;
