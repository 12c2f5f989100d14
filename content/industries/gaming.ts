import type { Industry } from '../types';

export const gaming = {
  slug: 'gaming',
  name: 'Gaming',
  summary: 'Tournaments and leaderboards',
  emoji: '🎮',
  icon: 'gamepad-2',
  ground: 'lajvard',
  title: 'Tournament platforms that finish brackets on time',
  tagline:
    'An esports bracket stalls because one team will not report its loss and the admin is asleep. A gaming website with check-ins, deadlines and evidence keeps the final on its night.',
  metaTitle: 'Esports & Gaming Tournament Website',
  description:
    'Esports platforms with tournaments, leaderboards, forums, clans, achievements and game integration, and a dispute process players can follow.',
  features: {
    title: 'For players, captains and admins',
    intro:
      'An organizer’s name rests on two things: prizes paid as promised, and disputes settled by rules written before the match. The modules below carry that weight.',
    items: [
      {
        title: 'Tournaments',
        icon: 'swords',
        text: 'Single and double elimination, Swiss, round robin and points-based lobbies, with seeding, check-in windows, best-of series and walkovers after a deadline.',
      },
      {
        title: 'Leaderboards',
        icon: 'trophy',
        text: 'Rankings by season, game and city on Elo or Glicko-2, or plain placement points for battle royale. Old seasons stay readable.',
      },
      {
        title: 'Forums',
        icon: 'messages-square',
        text: 'Boards for strategy, team search and announcements, with moderators and Discord sign-in, so an answer can be found after chat scrolls away.',
      },
      {
        title: 'Game integration',
        icon: 'plug',
        text: 'Steam sign-in, Riot or Steam data where the publisher grants access, and reviewed screenshots for titles that offer no results API.',
      },
      {
        title: 'Clans',
        icon: 'shield',
        text: 'Teams with captain, roster lock, substitutes, crest and match history. One player cannot appear for two sides in the same event.',
      },
      {
        title: 'Achievements',
        icon: 'medal',
        text: 'Badges earned from verified results: first win, undefeated group, fifty matches. The rare ones bring a profile frame, never an advantage in play.',
      },
    ],
  },
  practice: {
    title: 'Results you can prove',
    paragraphs: [
      'PUBG Mobile, Tekken and EA Sports FC draw crowds here, and a small organizer should not expect an official results feed for any of them. So proof matters. Both captains report; matching reports close the match, and conflicting ones open a case with screenshots, lobby ID and a timer. A referee decides, the reason is published, and repeated false reports cost points. Where a publisher does grant an API key, results import themselves and people watch for exceptions.',
      'Match night has a load of its own. Everyone checks in during the same few minutes, then every spectator refreshes the bracket. Live scores travel over WebSockets with a cached page behind them, and the admin panel runs apart from the public site, so referees keep working when visitors flood in. Streams are embedded from YouTube or Twitch, and OBS overlays read the same scores.',
      'Entry fees and prizes need a lawyer’s glance before a developer’s. Skill contests, lotteries and betting are different things in law, publishers set their own terms for tournaments, and prize money may be subject to withholding tax. We build a wallet with traceable entries, an identity check before payout, and a guardian’s consent for minors. Tell us the game, the format, the expected number of teams and who may disqualify. Power cuts deserve a clause too: write down what happens when one city goes dark in the middle of a match.',
    ],
  },
  call: {
    title: 'Run a trial bracket',
    text: 'Eight friends and one evening are enough. We run the cup on a test server, and you meet the disputes before any sponsor does.',
  },
  project: 'gaming-competitions',
  figure: '',
  related: 'Where to look next',
  services: [
    'custom-website-development',
    'social-media-marketing',
    'influencer-marketing',
    'video-production',
  ],
} satisfies Industry;
