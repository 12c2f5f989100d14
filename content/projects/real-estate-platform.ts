import type { Project } from '../types';

export const realEstatePlatform = {
  slug: 'real-estate-platform',
  title: 'Real Estate Listing Platform',
  tagline: 'Plots, houses and flats on one map, searched by block.',
  shortDescription:
    'Property search by society, block and budget on a map, with each buyer inquiry sent to the right agent.',
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
    'Buyers in Lahore rarely begin with a street address. They think in societies, phases and blocks, then in marlas and a budget. A listing platform follows that habit: the visitor narrows the area, sees prices as pins, and opens a page with photos, floor plan, dues and possession status.',
    'Behind the public pages sits the agency’s desk. Agents post from their phones, a manager approves, and property marked sold leaves the results at once. A call, a form or a tap on WhatsApp becomes a lead with a name, a source and a next step.',
    'A dealer with a few dozen properties can run it as a company site. A portal that admits outside agents uses the same core with accounts, listing packages and stricter moderation.',
  ],
  features: [
    {
      title: 'Search by society and block',
      text: 'Areas form a tree of city, society, phase and block. Common spellings of a name all lead to the same place.',
    },
    {
      title: 'Map with price pins',
      text: 'Pins gather into groups as the visitor zooms out. A shape drawn on the map limits the results to what lies inside it.',
    },
    {
      title: 'Filters for local property',
      text: 'Plot, file, house, flat or shop; corner, park-facing, possession or installments. Each listing states its marla, since 225 and 272.25 square feet are both in use.',
    },
    {
      title: 'Lead desk',
      text: 'Inquiries go to the agent of that area with a reminder for the call back. If nobody responds, the manager is told.',
    },
    {
      title: 'Agent profiles',
      text: 'Photo, areas served, languages and current listings, at an address the agent can share in a chat.',
    },
    {
      title: 'Photos for slow connections',
      text: 'Uploads are resized, watermarked and served as WebP or AVIF. The gallery loads pictures as the visitor swipes.',
    },
    {
      title: 'Saved searches',
      text: 'A buyer keeps a search and receives an email or WhatsApp message when a matching listing is approved.',
    },
  ],
  businessImpact: [
    {
      title: 'Every inquiry has an owner',
      text: 'The manager sees which buyers were called back and which are still waiting.',
    },
    {
      title: 'Ad spend can be judged by deals',
      text: 'The source stays attached from the first click to the token payment, for Meta ads, Google and walk-ins alike.',
    },
    {
      title: 'Fewer wasted viewings',
      text: 'Dues, possession and exact size are known before anyone drives out to the plot.',
    },
    {
      title: 'Area pages Google can index',
      text: 'Each society and block has a page of its own with current stock, the very thing buyers type into search.',
    },
    {
      title: 'Records outlast staff',
      text: 'Owners’ numbers and price history belong to the company account and remain when an agent moves on.',
    },
  ],
  why: 'Portals show your listing beside its competitors, while your own {category} site keeps the visitor with your stock and your agents. It pays once you handle more property than a WhatsApp group can hold. Begin with one city, and admit outside agents after the approval process has settled.',
  images: ['real-estate-platform.svg', 'real-estate-platform-2.svg'],
  figure:
    'The listing says which marla it means: 225 square feet here, and not 272.25, so two houses of ten marla can be compared.',
  call: { title: '', text: '' },
  greeting: 'Hello, I would like to talk about a real estate listing platform.',
  industry: 'real-estate',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'crm-development', 'seo'],
} satisfies Project;
