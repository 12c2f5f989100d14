import type { Industry } from '../types';

export const realEstate = {
  slug: 'real-estate',
  name: 'Real Estate',
  summary: 'Listings, maps and agents',
  emoji: '🏠',
  icon: 'house',
  ground: 'lajvard',
  title: 'Property websites where every inquiry has an owner',
  tagline:
    'A buyer in Pakistan messages four dealers about one ten-marla house and visits with the one who answers. We build the real estate listing, the map and the lead desk behind that answer.',
  metaTitle: 'Real Estate Website Development in Pakistan',
  description:
    'Property portals and agency sites with search in marla and kanal, maps, agent pages and a lead CRM that shows which inquiry nobody has answered.',
  features: {
    title: 'What a property site has to do',
    intro:
      'The worry in this trade is the lead you paid for and nobody called. Stock, buyers and agents share one system here, and an unanswered message is visible to the manager.',
    items: [
      {
        title: 'Property search',
        icon: 'search',
        text: 'Buyers search by society, block, price and plot size. Files, plots and built houses stay separate, and a sold listing leaves the results the same day.',
      },
      {
        title: 'Maps',
        icon: 'map-pinned',
        text: 'Google Maps for the city, with your society’s master plan laid over it, since many blocks and plot numbers are missing from public maps.',
      },
      {
        title: 'Filters',
        icon: 'sliders-horizontal',
        text: 'Possession, corner, park-facing, installment plan, demand in lakh or crore. Filters update the page address, so a shortlist can be sent on WhatsApp.',
      },
      {
        title: 'Lead management (CRM)',
        icon: 'contact-round',
        text: 'Forms, WhatsApp messages and logged calls arrive in one list with source, agent and next step. A lead left unanswered passes to somebody else.',
      },
      {
        title: 'Mobile-responsive pages',
        icon: 'smartphone',
        text: 'Photos are compressed and loaded as the buyer scrolls, so a listing with twenty pictures still opens on a 3G phone at the edge of town.',
      },
      {
        title: 'Agent profiles',
        icon: 'id-card',
        text: 'Each agent has a page with photo, areas covered, current stock and a direct number. The short link fits a visiting card or a Facebook post.',
      },
    ],
  },
  practice: {
    title: 'Stale listings cost more than missing ones',
    paragraphs: [
      'A marla is 225 square feet in many Lahore societies and about 272 in the traditional measure. We store every plot in square feet and show the unit the buyer chose, so a five-marla search does not mix two sizes. Price works the same way: one number in rupees, displayed in lakh or crore.',
      'Portals decay when agents upload once and never return. We give each listing an expiry date, send its agent a WhatsApp reminder with two links, “still available” and “sold”, and hide what nobody confirms. The same house posted by three agents is matched on society, block and plot number, then shown once with a choice of contact.',
      'Documents deserve their own place. There are fields for the development authority’s approval, the registry or allotment letter, and dues paid, with files visible only to staff until you release them. Overseas buyers can book a video walk-through and read prices in a second currency. Paid ads send their source along with the lead, so at the end of the month you can see which society’s campaign brought visits and which brought silence. To start, we need a sample of your stock in Excel, your list of societies, and the name of the person who assigns leads. The first demo runs on that sample.',
    ],
  },
  call: {
    title: 'Send us twenty listings',
    text: 'We load them into a working demo, free of charge, so you can search your own stock on your own phone before deciding anything.',
  },
  project: 'real-estate-platform',
  figure: '',
  related: 'Where to look next',
  services: ['custom-website-development', 'crm-development', 'google-ads', 'video-production'],
} satisfies Industry;
