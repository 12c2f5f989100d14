import type { Project } from '#content/types.ts';

export const realEstatePlatform = {
  slug: 'real-estate-platform',
  title: 'Real Estate Listing Platform',
  tagline: 'Prices on the pins, sold houses off the map.',
  shortDescription:
    'Property search by society and block on a map, with each buyer’s inquiry sent to the agent of that area.',
  category: 'Real Estate',
  ground: 'sabz',
  tags: ['Listings', 'Map', 'Leads', 'Search', 'Profiles'],
  tech: [
    'Next.js',
    'NestJS',
    'PostgreSQL',
    'PostGIS',
    'Redis',
    'Google Maps Platform',
    'Amazon S3',
  ],
  overview: [
    'Buyers in Lahore rarely begin with a street address. They name the society and the phase, then a block, and somewhere in the sentence come the marlas. The platform follows that sentence. The visitor narrows the area and sees prices as pins; the listing itself says whether possession has been given.',
    'Agents post from their phones and a manager approves. A tap on WhatsApp becomes a lead with a name and a next step, just as a call or a form does. The house that was sold at noon has left the results by the time its last visitor gets home.',
    'A dealer with a few dozen properties can run it as a company site. A portal that admits outside agents uses the same core with paid listing packages and stricter moderation.',
  ],
  features: [
    {
      title: 'Search by society and block',
      text: 'Areas form a tree that ends in the block. “Defence” and “DHA” lead to the same place, however either is spelled.',
    },
    {
      title: 'Map with priced pins',
      text: 'Pins gather into groups as the visitor zooms out. A shape drawn around a park with one finger limits the results to what lies inside it.',
    },
    {
      title: 'Filters for local property',
      text: 'A file is not a plot, and an installment plan is not possession: each can be asked for by name. A listing also states its marla, since 225 and 272.25 square feet are both in use.',
    },
    {
      title: 'Lead desk',
      text: 'Inquiries go to the agent of that area with a reminder for the call back. If nobody responds, the manager is told.',
    },
    {
      title: 'A page for every agent',
      text: 'Current listings and areas served under a photo, at an address the agent can paste into a chat.',
    },
    {
      title: 'Photos for slow connections',
      text: 'Uploads are resized and watermarked, then served as WebP or AVIF. The gallery loads pictures as the visitor swipes.',
    },
    {
      title: 'Saved searches',
      text: 'A buyer keeps a search and receives an email or WhatsApp message when a matching listing is approved.',
    },
  ],
  businessImpact: [
    {
      title: 'No lead waits unseen',
      text: 'The manager sees which buyers were called back, and who has been waiting since morning.',
    },
    {
      title: 'Ad spend can be judged by deals',
      text: 'The source stays attached from the first click to the token payment, for a walk-in as well as for a Meta ad.',
    },
    {
      title: 'Fewer wasted viewings',
      text: 'Dues and exact size are known before anyone drives out to the plot.',
    },
    {
      title: 'Area pages Google can index',
      text: 'Each society and block has a page of its own with current stock, the very thing buyers type into search.',
    },
    {
      title: 'Records outlast staff',
      text: 'When an agent moves to the office across the road, owners’ numbers and the price history stay in yours.',
    },
  ],
  why: 'Portals show your listing beside its competitors, while your own {category} site keeps the visitor with your stock. It pays once you handle more property than a WhatsApp group can hold. Begin with one city, and admit outside agents after the approval process has settled.',
  images: ['real-estate-platform.svg', 'real-estate-platform-2.svg'],
  figure:
    'The listing says which marla it means: 225 square feet here, and not 272.25, so two houses of ten marla can be compared.',
  call: {
    title: 'Search for a house you know is sold',
    text: 'Bring the stock of one society, files and plots included. The free working demo lists it block by block, and the sold house should be nowhere in it.',
  },
  greeting: 'Hello, I would like to talk about a real estate listing platform.',
  industry: 'real-estate',
  tradeLink: 'Why a listing expires unless its agent confirms it',
  related: 'Getting the block’s page found and answered',
  services: ['custom-website-development', 'crm-development', 'seo'],
} satisfies Project;
