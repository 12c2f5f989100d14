import type { Project } from '#content/types.ts';

export const gamingCompetitions = {
  slug: 'gaming-competitions',
  title: 'Esports Tournament Platform',
  tagline: 'The final is played on its own night.',
  shortDescription:
    'Brackets with disputes decided in writing, live leaderboards, clans and a prize wallet for esports organizers.',
  category: 'Gaming',
  ground: 'genda',
  tags: ['Tournaments', 'Leaderboard', 'Wallet', 'Chat'],
  tech: ['SvelteKit', 'Go', 'PostgreSQL', 'Redis', 'WebSocket', 'Discord API', 'Steam Web API'],
  overview: [
    'Anyone who has run PUBG Mobile scrims from a Google Sheet, or a Tekken bracket on a café’s whiteboard, knows where it breaks. One side never came, and in the next match both claim the win. So teams check in before the start or are dropped. Both captains report, and a conflict opens a case for the referee.',
    'Some PC titles expose results through the Steam Web API or a publisher’s interface, subject to its approval. Most mobile games offer none, and there a result screenshot is submitted and a referee confirms it. Standings are held in Redis and pushed to each open page.',
    'Paid entry and prize money need legal attention. The wallet can hold prize credits alone, and entry fees stay off until your lawyer has cleared the format. Nobody is paid before the winner’s identity is checked.',
  ],
  features: [
    {
      title: 'Tournament formats',
      text: 'Single or double elimination, groups that play each other, Swiss rounds. Battle royale lobbies are scored by points tables.',
    },
    {
      title: 'Check-in and seeding',
      text: 'A time window closes before the start and byes are given automatically. Seeds come from past results or by hand.',
    },
    {
      title: 'Score reporting and disputes',
      text: 'Both sides confirm, or a referee decides from screenshots and video with a written reason.',
    },
    {
      title: 'Leaderboard and achievements',
      text: 'Season rankings by title and by university, where the rivalries are loudest. Badges go to finals reached and to fair play.',
    },
    {
      title: 'Clans and rosters',
      text: 'Captains invite players and name substitutes in advance. After the draw, nobody’s stronger cousin steps in for the final.',
    },
    {
      title: 'Prize wallet',
      text: 'Winnings are recorded per event and paid out to a verified mobile wallet or bank account.',
    },
    {
      title: 'Match chat and forums',
      text: 'Every match has a room with the referee present, and Discord calls the players when a lobby opens. Longer arguments belong on the boards.',
    },
  ],
  businessImpact: [
    {
      title: 'Referees are free to referee',
      text: 'Check-in and draws run without them, and the evening goes to real disputes.',
    },
    {
      title: 'Sponsors get accurate figures',
      text: 'Registrations and stream clicks per event come from the records, not from the organizer’s memory.',
    },
    {
      title: 'Last month’s rank is at stake',
      text: 'Ranking points give players something to defend when the next cup opens.',
    },
  ],
  why: 'A {category} crowd forgives a small prize sooner than a final that starts after midnight. Ready-made bracket sites draw the tree well but keep your players and the sponsor’s space for themselves. A café with a cup every month, or a university, gains most from owning the season.',
  images: ['gaming-competitions.svg', 'gaming-competitions-2.svg'],
  figure:
    'Two captains, two scores for one match: both screenshots lie side by side, and the case stops at the referee before the table moves.',
  call: {
    title: 'Report a false score',
    text: 'Send your rulebook, or the pinned Discord message that serves as one. The free demo draws a bracket of eight; claim a win you never had and follow the case to the referee.',
  },
  greeting:
    'Hi, I run gaming tournaments and am looking for a platform with brackets and rankings.',
  industry: 'gaming',
  tradeLink: 'How organizers prove a result when a game has no feed',
  related: 'What a league needs beside brackets',
  services: [
    'custom-website-development',
    'influencer-marketing',
    'video-production',
    'logo-design',
  ],
} satisfies Project;
