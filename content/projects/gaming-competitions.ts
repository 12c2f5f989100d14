import type { Project } from '../types';

export const gamingCompetitions = {
  slug: 'gaming-competitions',
  title: 'Esports Tournament Platform',
  tagline: 'Sign up, check in, play, and read the table.',
  shortDescription:
    'Tournaments with brackets, score reporting, live leaderboards, clans and a prize wallet for esports organizers.',
  category: 'Gaming',
  ground: 'genda',
  tags: ['Tournaments', 'Leaderboard', 'Wallet', 'Chat'],
  tech: ['SvelteKit', 'Go', 'PostgreSQL', 'Redis', 'WebSocket', 'Discord API', 'Steam Web API'],
  overview: [
    'Anyone who has run a Tekken bracket on a whiteboard or PUBG Mobile scrims from a Google Sheet knows where it breaks: no-shows, disputed scores, a table last updated an hour ago. Each of those gets a procedure. Teams check in before the start, absent sides are dropped, both captains report, and a conflict opens a case for the referee.',
    'Some PC titles expose results through the Steam Web API or a publisher’s interface, subject to its approval. Most mobile games offer none, and there a result screenshot is submitted and a referee confirms it. Standings are held in Redis and pushed to each open page.',
    'Paid entry and prize money need legal attention. The wallet can hold prize credits alone, payouts wait until the winner’s identity is checked, and entry fees stay off until your lawyer has cleared the format.',
  ],
  features: [
    {
      title: 'Tournament formats',
      text: 'Single and double elimination, groups, Swiss rounds, and points tables for battle royale lobbies.',
    },
    {
      title: 'Check-in and seeding',
      text: 'A time window before the start, automatic byes, and seeds from past results or by hand.',
    },
    {
      title: 'Score reporting and disputes',
      text: 'Both sides confirm, or a referee decides from screenshots and video with a written reason.',
    },
    {
      title: 'Leaderboard and achievements',
      text: 'Season rankings by title, city and university, with badges for finals reached and fair play.',
    },
    {
      title: 'Clans and rosters',
      text: 'Captains invite players, substitutes are named in advance, and rosters lock when the draw is made.',
    },
    {
      title: 'Prize wallet',
      text: 'Winnings are recorded per event and paid out to a verified mobile wallet or bank account.',
    },
    {
      title: 'Match chat and forums',
      text: 'A room per match with the referee present, boards per title, and Discord messages when a lobby opens.',
    },
  ],
  businessImpact: [
    {
      title: 'Referees are free to referee',
      text: 'Check-in, draws and tables run without them, and the evening goes to real disputes.',
    },
    {
      title: 'Sponsors get accurate figures',
      text: 'Registrations, matches played and stream clicks per event come from the records.',
    },
    {
      title: 'A season holds interest',
      text: 'Ranking points and clan history give players something to defend next month.',
    },
  ],
  why: 'A {category} community follows whoever runs fair and punctual events. Ready-made bracket sites draw the tree well but keep your players, your rankings and the sponsor’s space for themselves. Organizers with a regular calendar, universities and gaming cafés gain most from owning the whole season.',
  images: ['gaming-competitions.svg', 'gaming-competitions-2.svg'],
  figure:
    'Two captains, two scores for one match: both screenshots lie side by side, and the case stops at the referee before the table moves.',
  greeting:
    'Hi, I run gaming tournaments and am looking for a platform with brackets and rankings.',
  industry: 'gaming',
  tradeLink: '',
  related: 'What goes into it',
  services: [
    'custom-website-development',
    'influencer-marketing',
    'video-production',
    'logo-design',
  ],
} satisfies Project;
