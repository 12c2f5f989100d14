import type { Project } from '../types';

export const socialNetwork = {
  slug: 'social-network',
  title: 'Community Social Network',
  tagline: 'A members’ space under the community’s own rules.',
  shortDescription:
    'A branded network with profiles, feeds, groups, chat and notifications for one defined community.',
  category: 'Social Networking',
  ground: 'firozi',
  tags: ['Chat', 'Groups', 'Feeds', 'Profiles'],
  tech: [
    'React Native',
    'NestJS',
    'GraphQL',
    'PostgreSQL',
    'Redis',
    'Socket.IO',
    'FFmpeg',
    'Cloudflare R2',
  ],
  overview: [
    'Alumni bodies, professional associations and fan clubs often live in a Facebook group they do not own. The member list belongs to another company, old answers sink, and a ranking nobody can inspect decides who sees a notice. A network of one’s own has a directory, an archive and rules that can be enforced.',
    'Its feed runs by date unless you choose otherwise, with notices pinned on top. Groups are open, by request or hidden, each with moderators. Chat travels over WebSockets while the app is open and by push notification when it is closed. Uploaded video is converted to sizes a prepaid data bundle can bear.',
    'An empty network is the main risk. Plan a founding group, prepared discussions and a named moderator before any announcement. The console shows which groups have gone quiet, and someone should act on it.',
  ],
  features: [
    {
      title: 'Member profiles',
      text: 'Fields that suit the group, such as batch, chapter or profession, each with its own visibility.',
    },
    {
      title: 'Feeds and sharing',
      text: 'Text, photos, video, polls and files. Likes, comments and follows, with sharing outside the network under your control.',
    },
    {
      title: 'Groups',
      text: 'A wall, a file shelf and an event list for each chapter or interest, with rules accepted on joining.',
    },
    {
      title: 'Chat',
      text: 'One-to-one and group conversations with voice notes, read receipts and message requests from strangers.',
    },
    {
      title: 'Notifications',
      text: 'Push, email digest and quiet hours. A member can mute a person, a thread or a whole group.',
    },
    {
      title: 'Moderation desk',
      text: 'Reports, word filters, temporary suspensions and an appeal path, with every action signed by a moderator.',
    },
  ],
  businessImpact: [
    {
      title: 'Members can always be reached',
      text: 'Notices go to the whole membership, without paying for reach or waiting on a ranking.',
    },
    {
      title: 'Dues and sponsors have a place',
      text: 'Annual fees, sponsored posts and a supplier directory can support the running costs.',
    },
    {
      title: 'Old answers can be found',
      text: 'Discussions are searchable by topic and year, and new members stop asking what was settled before.',
    },
  ],
  why: 'Trying to rival the giants of {category} is a poor plan; serving one group that already has a reason to meet is a sound one. The type fits bodies with a membership roll, a secretary and events to talk about. Where those are missing, a free group on an existing app is the cheaper experiment.',
  images: ['social-network.svg', 'social-network-2.svg'],
  figure:
    'The class of 1998, with a tick on every face that has joined; two rings are left, and someone in the group knows the names.',
  call: { title: '', text: '' },
  greeting: 'Hi, our association is considering a social network of its own.',
  industry: 'social-networking',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'content-marketing', 'branding'],
} satisfies Project;
