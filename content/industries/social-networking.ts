import type { Industry } from '../types';

export const socialNetworking = {
  slug: 'social-networking',
  name: 'Social Networking',
  summary: 'Profiles, chat and groups',
  emoji: '💬',
  icon: 'messages-square',
  ground: 'brick',
  title: 'Community platforms that stay lively and stay civil',
  tagline:
    'An empty feed loses its first members; an unmoderated one loses the good ones. We plan a social network and its app for the first hundred people and for the first troll.',
  metaTitle: 'Social Network & Community App Development',
  description:
    'Private social networks with profiles, chat, sharing, follows, groups and notifications, and the moderation tools that app stores insist on.',
  features: {
    title: 'What members touch every day',
    intro:
      'Another general network has little chance. A trade association, a housing society or an alumni body can hold one together, provided its own people find the place quick and safe.',
    items: [
      {
        title: 'Member profiles',
        icon: 'circle-user-round',
        text: 'Name, picture, role and interests, with privacy set field by field. Verified badges are granted by your staff after seeing a document.',
      },
      {
        title: 'Chat',
        icon: 'message-circle',
        text: 'One-to-one and group chat over WebSockets with images, voice notes and read receipts. Unsent messages queue on the phone until signal returns.',
      },
      {
        title: 'Content sharing',
        icon: 'share-2',
        text: 'Posts, photos, short video, polls and links, with Urdu set right to left. Uploads are resized on the device to spare mobile data.',
      },
      {
        title: 'Likes and follows',
        icon: 'thumbs-up',
        text: 'Reactions that count a double tap once, follow requests for private accounts, and a block that truly hides two people from each other.',
      },
      {
        title: 'Groups',
        icon: 'users-round',
        text: 'Public, private and hidden groups with their own rules, joining questions and moderators, so a block committee need not read the whole town.',
      },
      {
        title: 'Notifications',
        icon: 'bell',
        text: 'Push, email and in-app alerts with quiet hours. Ten likes make one notification, while a direct message still rings by itself.',
      },
    ],
  },
  practice: {
    title: 'Moderation is a feature with a staff',
    paragraphs: [
      'App stores will not list a network without ways to report posts, block people and delete one’s own account. We build those first, then the room behind them: a queue that shows the post, its context and earlier reports, with buttons to hide, warn or suspend. Decisions are logged and can be appealed. Word lists alone fail in Roman Urdu, where one insult has a dozen spellings, so human eyes stay in the loop.',
      'The feed is what grows expensive. For a community of a few thousand, posts read from PostgreSQL with good indexes are enough, and chronological order avoids arguments about favoritism. If followers multiply, we add precomputed timelines and a Redis cache. Pictures live in object storage behind a CDN, video is transcoded into several sizes, and a first visit on 3G shows text before media.',
      'Some decisions belong to the owner. Pakistan’s electronic crimes law and its rules on unlawful online content can bring removal requests with short deadlines, and you should know who receives them. Set a minimum age, decide whether names must be real, and fix how long members’ data is kept. Seeding matters as much as code. Bring thirty people who will post daily through the first month, and a reason for being there that a WhatsApp group does not give, such as a searchable directory, a verified marketplace or minutes that nobody can scroll past.',
    ],
  },
  call: {
    title: 'Describe your first hundred members',
    text: 'Who they are, where they talk now and why they would move. That is enough for us to sketch the right kind of network.',
  },
  project: 'social-network',
  figure: '',
  related: 'Where to look next',
  services: [
    'custom-website-development',
    'influencer-marketing',
    'content-marketing',
    'analytics',
  ],
} satisfies Industry;
