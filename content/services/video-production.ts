import type { Service } from '../types';

export const videoProduction = {
  slug: 'video-production',
  department: 'marketing',
  name: 'Video Production',
  summary: 'Brand films, demos, social clips and explainers, cut for where they will play.',
  icon: 'clapperboard',
  title: 'Video planned, shot and cut for where it will play',
  tagline:
    'Our Lahore team takes video production from script to captions: brand films, product ' +
    'demos, social clips and animated explainers, in every ratio you will publish.',
  metaTitle: 'Video Production Company in Lahore',
  description:
    'Video production in Lahore: brand and corporate videos, product demos, social video, ' +
    'animated explainers and campaigns, with Urdu and English captions.',
  intro: {
    title: 'The sentence comes before the camera',
    paragraphs: [
      'Before a camera is booked, somebody must decide what the viewer should know at the end. ' +
        'We ask you for that in one sentence and keep it at the head of the script. Films made ' +
        'without it tend to be drone shots over a factory with a stirring track, and a viewer ' +
        'who liked the music still has no idea what to order.',
      'A product demo earns its cost when buyers hesitate because they cannot touch the thing. ' +
        'A corporate film helps when importers want to see the floor before they fly in. Short ' +
        'vertical clips keep pages and ads supplied week after week. Name the use, and we name ' +
        'the cheapest form that does the job.',
    ],
  },
  offer: {
    title: 'What we film and animate',
    intro:
      'Five kinds of film, with length, use and shooting days agreed before anything is booked.',
    items: [
      {
        icon: 'building',
        title: 'Brand and corporate videos',
        text:
          'Your people, premises and process, with interviews that sound like speech and ' +
          'subtitles for visitors from abroad.',
      },
      {
        icon: 'package-open',
        title: 'Product demos',
        text:
          'The product in use, filmed close, with sizes, steps and limits shown, for a product ' +
          'page, a Daraz listing or a sales call.',
      },
      {
        icon: 'smartphone',
        title: 'Social video',
        text: 'Vertical clips for Reels, TikTok, Shorts and Status, understandable with the sound off.',
      },
      {
        icon: 'shapes',
        title: 'Animated explainers',
        text:
          'Illustrated motion for apps, finance, medicine and anything a lens cannot see, from ' +
          'storyboard to voice-over.',
      },
      {
        icon: 'megaphone',
        title: 'Video campaigns',
        text:
          'One idea cut into a main film, short ad lengths and stills, with an upload plan for ' +
          'YouTube and Meta.',
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
        text: 'Framing for several ratios means a single day feeds the website, the feed and the ads.',
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
      'Script and storyboard are approved before the date is fixed, since changes on paper are ' +
        'the cheap ones. The schedule allows for prayer times, traffic and load shedding, and we ' +
        'bring battery lights. Drones, parks and old-city locations need permission. We apply ' +
        'beforehand, and if it is refused the script changes.',
      'Each speaker wears a clip microphone, even for clips in phone style. We frame so that ' +
        'one take gives a horizontal film and a vertical cut. Voice-over can be in Urdu, Punjabi ' +
        'or English. Urdu captions in Nastaliq are burned into the picture, because caption ' +
        'files appear in whatever font the platform has; English captions come as SRT files.',
      'You receive files ready for YouTube, Instagram and your site, together with a ' +
        'high-quality master for later edits.',
    ],
  },
  needs: {
    title: 'Your part',
    items: [
      'The sentence that the viewer should remember',
      'Access to premises, products and the people who appear',
      'One decision maker for script and final cut',
      'Logo files and any fonts your brand prescribes',
    ],
  },
  call: {
    title: 'Tell us where the video will play',
    text:
      'A page, a stand at an expo, an ad, a WhatsApp group: write it in the chat, and we suggest ' +
      'a length and a form.',
    target: 'chat',
  },
  greeting: 'Hello, I am planning a video and would like to ask about production.',
  figure: '',
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
