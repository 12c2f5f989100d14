import type { Project } from '#content/types.ts';

export const socialNetwork = {
  slug: 'social-network',
  title: 'Community Social Network',
  tagline: 'A members’ space under the community’s own rules.',
  shortDescription:
    'A branded network with feeds, groups and chat for one community that already keeps a membership roll.',
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
    'Alumni bodies and trade associations often live in a Facebook group they do not own. The member list belongs to another company, and a ranking nobody can inspect decides who sees the notice of the annual dinner. A network of one’s own has a directory and rules that can be enforced.',
    'Its feed runs by date unless you choose otherwise, with notices pinned on top. Every group has moderators, whether it is open or hidden. Chat travels over WebSockets while the app is open and by push notification when it is closed. Uploaded video is converted to sizes a prepaid data bundle can bear.',
    'An empty network is the main risk. Gather a founding group and name a moderator before any announcement. The console shows which groups have gone quiet; a call from the secretary wakes them sooner than a notification.',
  ],
  features: [
    {
      title: 'A directory by batch and chapter',
      text: 'Fields that suit the group, each with its own visibility. The one cardiologist of the batch is found in a single search.',
    },
    {
      title: 'Feeds and sharing',
      text: 'Photos and polls, and files worth keeping. Members like, comment and follow; sharing outside the network is under your control.',
    },
    {
      title: 'A group for each chapter',
      text: 'A wall, and a file shelf where the minutes stay. Rules are accepted on joining.',
    },
    {
      title: 'Chat and message requests',
      text: 'Voice notes and read receipts between members who know each other. A stranger’s first message waits as a request.',
    },
    {
      title: 'Notices and quiet hours',
      text: 'Push for what is urgent, an email digest for the rest. One long thread can be muted without leaving its group.',
    },
    {
      title: 'Moderation desk',
      text: 'A report may end in a warning or a suspension, and there is a path of appeal. Every action is signed by a moderator.',
    },
  ],
  businessImpact: [
    {
      title: 'Members can always be reached',
      text: 'A funeral notice goes to the whole membership, without paying for reach or waiting on a ranking.',
    },
    {
      title: 'Dues and sponsors have a place',
      text: 'Annual fees are paid where the directory is, and a supplier may sponsor a post.',
    },
    {
      title: 'Old answers can be found',
      text: 'Discussions are searchable by year, and new members stop asking what was settled before.',
    },
  ],
  why: 'A committee that cannot say how many members it has should leave {category} alone for now. The type fits a body with a membership roll and a secretary who answers the phone. Where those are missing, a free group on an existing app is the cheaper experiment.',
  images: ['social-network.svg', 'social-network-2.svg'],
  figure:
    'The class of 1998, with a tick on every face that has joined; two rings are left, and someone in the group knows the names.',
  call: {
    title: 'Bring your loudest WhatsApp group',
    text: 'Tell us who the members are and what they argue about. The free demo opens with their first groups, and you meet the moderators’ desk by reporting a rude post.',
  },
  greeting: 'Hi, our association is considering a social network of its own.',
  industry: 'social-networking',
  tradeLink: 'What moderators need from a members’ network',
  related: 'Giving members a reason to sign in',
  services: ['custom-website-development', 'content-marketing', 'branding'],
} satisfies Project;
