import type { Industry } from '#content/types.ts';

export const gaming = {
  slug: 'gaming',
  name: 'Gaming',
  summary: 'Tournaments and leaderboards',
  emoji: '🎮',
  icon: 'gamepad-2',
  ground: 'lajvard',
  title: 'Tournament platforms whose brackets finish on time',
  tagline:
    'An esports bracket stalls because one team will not report its loss and the admin is asleep. A gaming website with check-ins and hard deadlines keeps the final on its night.',
  metaTitle: 'Esports & Gaming Tournament Website',
  description:
    'Esports platforms with tournaments, leaderboards, forums, clans, achievements and game integration, and a dispute process players can follow.',
  features: {
    title: 'Before anyone posts a screenshot',
    intro:
      'A cup played in June whose prize is paid in October ends up on every Discord server. So does a rule that nobody had read before the match.',
    items: [
      {
        title: 'Tournaments',
        icon: 'swords',
        text: 'Single and double elimination, Swiss, or lobbies that play for points. A team that misses its check-in window loses by walkover, and no admin has to be woken for it.',
      },
      {
        title: 'Leaderboards',
        icon: 'trophy',
        text: 'Rankings by season and city, on Elo or Glicko-2; battle royale gets plain placement points. Last year’s table stays readable for whoever topped it.',
      },
      {
        title: 'Forums',
        icon: 'messages-square',
        text: 'Discord sign-in, and boards for strategy or for a team that needs its fourth. An answer given in March can still be found in May, when chat has long scrolled away.',
      },
      {
        title: 'Game integration',
        icon: 'plug',
        text: 'Steam sign-in, and Riot or Steam data where the publisher grants access. For a title that offers no results API, a person reviews the screenshot.',
      },
      {
        title: 'Clans',
        icon: 'shield',
        text: 'A team has a captain and a crest, and its roster locks before the draw. One player cannot appear for two sides in the same event.',
      },
      {
        title: 'Achievements',
        icon: 'medal',
        text: 'A badge for the first win, another for the fiftieth match. The rare ones bring a profile frame, never an advantage in play.',
      },
    ],
  },
  practice: {
    title: 'Two captains, two different scores',
    paragraphs: [
      'Tekken and PUBG Mobile draw crowds here, and a small organizer should not expect an official results feed for either. So both captains report. Matching reports close the match; conflicting ones open a case with the lobby ID and a timer, and screenshots are due before it runs out. A referee decides and publishes the reason, and repeated false reports cost points. Where a publisher does grant an API key, results import themselves and people watch for exceptions.',
      'On match night everyone checks in during the same few minutes, then every spectator refreshes the bracket. Live scores travel over WebSockets with a cached page behind them. The admin panel runs apart from the public site, so referees keep working when visitors flood in. Streams are embedded from YouTube or Twitch, and OBS overlays read the same scores.',
      'Entry fees and prizes need a lawyer’s glance before a developer’s. A skill contest and a bet are different things in law, publishers set terms for tournaments, and prize money may be subject to withholding tax. We build a wallet with traceable entries and an identity check before payout, and ask a guardian’s consent for minors. Tell us the game and the expected number of teams, and who may disqualify. Write down one more thing: load shedding goes by feeder, so one side of a match can lose its power while the other plays on.',
    ],
  },
  call: {
    title: 'Run a trial bracket',
    text: 'Eight friends and one evening are enough. We run the cup on a test server, and you meet the disputes before any sponsor does.',
  },
  project: 'gaming-competitions',
  figure:
    'A bright name has won, a pale one is out, and Rs50K stands in the corner for everyone to read. Nobody has to ask the admin who plays next.',
  related: 'Getting teams to sign up for season one',
  services: [
    'custom-website-development',
    'social-media-marketing',
    'influencer-marketing',
    'video-production',
  ],
} satisfies Industry;
