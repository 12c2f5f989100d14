import type { Industry } from '#content/types.ts';

export const realEstate = {
  slug: 'real-estate',
  name: 'Real Estate',
  summary: 'Plots and houses on a map',
  emoji: '🏠',
  icon: 'house',
  ground: 'lajvard',
  title: 'Property websites where every inquiry has an owner',
  tagline:
    'A buyer in Pakistan messages four dealers about one ten-marla house and visits with the one who answers. Our real estate websites make you that one.',
  metaTitle: 'Real Estate Website Development in Pakistan',
  description:
    'Property portals and agency sites with search in marla and kanal, maps, agent pages and a lead CRM that shows which inquiry nobody has answered.',
  features: {
    title: 'What the buyer types, and who calls back',
    intro:
      'The worst loss in this trade is the lead you paid for and nobody called. Here your agents work in the same system that shows the listing, and the manager sees each message that still waits.',
    items: [
      {
        title: 'Property search',
        icon: 'search',
        text: 'Buyers choose the society first and then the block, as they would say it on the phone. A file is never listed as a plot, and what is sold leaves the results that day.',
      },
      {
        title: 'Maps',
        icon: 'map-pinned',
        text: 'The society’s own master plan is laid over Google Maps. In a new phase the public map may still show fields where plot numbers were balloted long ago.',
      },
      {
        title: 'Filters',
        icon: 'sliders-horizontal',
        text: 'A corner plot that faces the park, under two crore and with possession: each choice becomes part of the page’s address, so the shortlist goes out on WhatsApp as one link.',
      },
      {
        title: 'Lead management (CRM)',
        icon: 'contact-round',
        text: 'A form and a WhatsApp message come into the same list as a logged call, each under one agent’s name. If that agent leaves it unanswered, it passes to somebody else.',
      },
      {
        title: 'Mobile-responsive pages',
        icon: 'smartphone',
        text: 'Photos are compressed and load as the buyer scrolls. A listing with twenty pictures still opens on one bar of signal, out where the new plots are and the towers are not.',
      },
      {
        title: 'Agent profiles',
        icon: 'id-card',
        text: 'Each agent has a page with areas covered and stock in hand. Its link is short enough for a visiting card, and the number on it rings the agent’s own phone.',
      },
    ],
  },
  practice: {
    title: 'Two sizes of marla, and a house sold in March',
    paragraphs: [
      'A marla is 225 square feet in many Lahore societies and about 272 in the traditional measure. We store every plot in square feet and show the unit the buyer chose, so a five-marla search does not mix two sizes. Prices are kept the same way, as one number of rupees, and shown in lakh or crore.',
      'Portals go stale because agents upload once and never come back, and in June the house is still on offer. So a listing here expires. Before it does, its agent gets a WhatsApp reminder with two links, “still available” and “sold”, and what nobody confirms is hidden. When three agents post the same house, it is recognized by block and plot number and shown once, with a choice whom to call.',
      'Before token money a careful buyer asks who approved the society; in Lahore the LDA publishes lists of approved and of illegal schemes. A listing has a field for that approval and another for the allotment letter, whose scan only staff can open until you release it. Someone in Bradford can book a video walk-through for a Sunday. Ads pass their source on with the lead, and at the end of the month you see which campaign brought visits and which brought silence. To start we need a sample of your stock in Excel and the name of the person who hands out leads. The first demo runs on that sample.',
    ],
  },
  call: {
    title: 'Send us twenty listings',
    text: 'We load them into a working demo, free of charge, so you can search your own stock on your own phone before deciding anything.',
  },
  project: 'real-estate-platform',
  figure:
    'The list on the left, the rents as pins on the map. The house at 85K a month turns out to stand beside the park, which a tenant likes to know before starting the car.',
  practiceFirst: true,
  related: 'Who builds it, and who brings the buyers',
  services: ['custom-website-development', 'crm-development', 'google-ads', 'video-production'],
} satisfies Industry;
