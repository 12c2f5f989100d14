import type { Service } from '#content/types.ts';

export const videoProduction = {
  slug: 'video-production',
  department: 'marketing',
  name: 'Video Production',
  summary:
    'Films and clips cut for the screen they will play on, with captions in Urdu or English.',
  icon: 'clapperboard',
  title: 'Video planned, shot and cut for where it will play',
  tagline:
    'Video production in Lahore works around the azaan and, from November, around the smog. We plan the shooting day for both and deliver every ratio you will publish.',
  metaTitle: 'Video Production Company in Lahore',
  description:
    'Video production in Lahore: brand and corporate videos, product demos, social video, animated explainers and campaigns, with Urdu and English captions.',
  intro: {
    title: 'The sentence comes before the camera',
    paragraphs: [
      'Before a camera is booked, somebody must decide what the viewer should know at the end. We ask you for that in one sentence and keep it at the head of the script. Films made without it tend to be drone shots over a factory with a stirring track, and a viewer who liked the music still has no idea what to order.',
      'A product demo is for buyers who hesitate because they cannot touch the thing. A corporate film helps when importers want to see the floor before they fly in. Short vertical clips keep pages and ads supplied week after week. Name the use, and we name the cheapest form that does the job.',
    ],
  },
  offer: {
    title: 'Five kinds of film, settled before any booking',
    intro: 'Length and shooting days are agreed in writing for whichever you choose.',
    items: [
      {
        icon: 'building',
        title: 'Brand and corporate videos',
        text: 'Your people at their own machines, in interviews that sound like speech, subtitled for visitors from abroad.',
      },
      {
        icon: 'package-open',
        title: 'Product demos',
        text: 'The product in use, filmed close, limits included, for a Daraz listing or a sales call.',
      },
      {
        icon: 'smartphone',
        title: 'Social video',
        text: 'Vertical clips for Reels or TikTok, made to be understood with the sound off in a waiting room.',
      },
      {
        icon: 'shapes',
        title: 'Animated explainers',
        text: 'Illustrated motion for an app, or for anything else a lens cannot see, from storyboard to voice-over.',
      },
      {
        icon: 'megaphone',
        title: 'Video campaigns',
        text: 'One idea cut into a main film and short ad lengths, and a plan for uploading them to YouTube and Meta.',
      },
    ],
  },
  benefits: {
    title: 'What a good film saves you',
    items: [
      {
        icon: 'messages-square',
        title: 'Repeated explanations',
        text: 'Sales staff send a link where they used to spend a call.',
      },
      {
        icon: 'map',
        title: 'Travel',
        text: 'Distant buyers look over your workshop or campus before anyone books a ticket.',
      },
      {
        icon: 'crop',
        title: 'Second shoots',
        text: 'One day’s framing for several ratios feeds the website and the ads alike.',
      },
      {
        icon: 'scroll-text',
        title: 'Trouble over rights',
        text: 'Releases and music licenses are kept in a folder that is yours.',
      },
    ],
  },
  method: {
    title: 'A shooting day in Lahore',
    paragraphs: [
      'Script and storyboard are approved before the date is fixed, since changes on paper are the cheap ones. The azaan will be on somebody’s sound track, and so will the neighbor’s generator, unless the schedule allows for them. We bring battery lights against load shedding. From November smog can turn a factory front gray, so exteriors are shot on the first clear day. Drones and old-city locations need permission. We apply beforehand, and if it is refused the script changes.',
      'Each speaker wears a clip microphone, even for clips in phone style. We frame so that one take gives a horizontal film and a vertical cut. Voice-over can be in Punjabi as well as in Urdu or English. Urdu captions in Nastaliq are burned into the picture, because caption files appear in whatever font the platform has; English captions come as SRT files.',
      'You receive files ready to upload, together with a high-quality master for later edits.',
    ],
  },
  needs: {
    title: 'One sentence, and the key to the premises',
    items: [
      'The sentence that the viewer should remember',
      'Access to the workshop or campus, and to the people who appear',
      'One decision maker for script and final cut',
      'Logo files and any fonts your brand prescribes',
    ],
  },
  call: {
    title: 'Tell us where the video will play',
    text: 'A screen at an Expo Centre stall needs other cutting than a WhatsApp group. Write in the chat which it is, and we suggest a length and a form.',
    target: 'chat',
  },
  greeting: 'Hello, I am planning a video and would like to ask about production.',
  figure:
    'The yellow corners on the wide picture show what the phone will keep. One take serves both; only the caption is placed anew.',
  figureFirst: true,
  related: 'Places to show the film once it is cut',
  trades: [
    {
      slug: 'real-estate',
      reason: 'the walk from gate to plot, filmed for a buyer who lives in Doha',
    },
    {
      slug: 'education',
      reason: 'a mother wants to see the gate and the van stop before the library',
    },
    {
      slug: 'restaurant',
      reason: 'ten seconds of a karahi on the flame, shot before the dinner crowd',
    },
    {
      slug: 'non-profit',
      reason: 'the hand pump running, with the donor’s name on the plate beside it',
    },
  ],
} satisfies Service;
