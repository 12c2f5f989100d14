import type { Project } from '../types';

export const autoDealership = {
  slug: 'auto-dealership',
  title: 'Car Dealership Platform',
  tagline: 'Live stock, open history, an installment per car.',
  shortDescription:
    'New and used car listings with search, a finance calculator, test drives and trade-in offers for dealers.',
  category: 'Automobile Sales',
  ground: 'brick',
  tags: ['Listings', 'Finance', 'Leads', 'Search'],
  tech: ['Laravel', 'Inertia.js', 'React', 'MySQL', 'Meilisearch', 'Redis', 'WhatsApp Cloud API'],
  overview: [
    'Auction sheet grade, registration city, import year, engine size: a used-car buyer in Pakistan asks about these before the color. The listing form asks the dealer’s staff for them too, and a car without them remains a draft.',
    'Beside the price stands a monthly figure. The visitor sets down payment and term, the dealer maintains the bank rates with their date, and the result is marked as an estimate until the bank approves. Registration and withholding tax are shown for filers and non-filers as separate amounts.',
    'Many inquiries come by WhatsApp, so the connection to it is part of the system: each chat opens with the car’s stock number and lands in the salesperson’s inbox. Trade-in requests bring photos, mileage and documents, and the manager answers with an offer that carries an expiry date.',
  ],
  features: [
    {
      title: 'Vehicle listings',
      text: 'Photos from fixed angles, inspection notes by panel, auction sheet scan and service history.',
    },
    {
      title: 'Search and comparison',
      text: 'Make, model, year, budget, transmission, hybrid or electric. Up to three cars side by side.',
    },
    {
      title: 'Finance calculator (EMI)',
      text: 'Down payment, term and rate give the installment and the total cost. The estimate can be sent to a bank desk as an application.',
    },
    {
      title: 'Test drive booking',
      text: 'Slots by car and branch with a driving license check. The car is marked unavailable while it is out.',
    },
    {
      title: 'Trade-in valuation',
      text: 'A guided photo form for the owner, and for the manager a worksheet with recent prices from the dealer’s own sales.',
    },
    {
      title: 'Inquiry inbox',
      text: 'Calls, forms and WhatsApp chats by salesperson and car, with the date of the next contact.',
    },
    {
      title: 'Stock management',
      text: 'Purchase cost, repairs, documents, keys and days in stock, visible by permission. A sold car leaves all pages.',
    },
  ],
  businessImpact: [
    {
      title: 'Visitors arrive with a shortlist',
      text: 'History, grade and installment have been read at home, and the talk on the floor begins further along.',
    },
    {
      title: 'Slow stock is visible',
      text: 'Cars beyond the age you set are listed with their cost so far, ready for a price decision.',
    },
    {
      title: 'Margin is known per car',
      text: 'Repairs, transport and commission are booked against the vehicle they belong to.',
    },
    {
      title: 'Anyone on duty can answer',
      text: 'Conversations sit with the car they concern, and a colleague takes over with the whole thread in view.',
    },
    {
      title: 'Trade-ins feed the yard',
      text: 'Owners ask for a price online, which brings in stock that classifieds would have taken.',
    },
  ],
  why: 'In {category} the same car may be advertised on several classified sites, and the dealer’s own page is where the full story can be told. The type suits showrooms whose stock turns quickly and importers who sell on paperwork. A feed can go on supplying the classifieds that accept one.',
  images: ['auto-dealership.svg', 'auto-dealership-2.svg'],
  figure:
    'Every panel of the car is drawn flat and marked where it was touched: A1 under the lens is the scratch behind a grade of 4.5.',
  call: { title: '', text: '' },
  greeting: 'Hello, I have a car showroom and would like to discuss a dealership platform.',
  industry: 'automobile',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'crm-development', 'google-ads'],
} satisfies Project;
