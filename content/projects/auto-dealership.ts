import type { Project } from '#content/types.ts';

export const autoDealership = {
  slug: 'auto-dealership',
  title: 'Car Dealership Platform',
  tagline: 'The installment stands beside the price.',
  shortDescription:
    'New and used car listings for dealers: a finance calculator on every car, test drive slots and trade-in offers.',
  category: 'Automobile Sales',
  ground: 'brick',
  tags: ['Listings', 'Finance', 'Leads', 'Search'],
  tech: ['Laravel', 'Inertia.js', 'React', 'MySQL', 'Meilisearch', 'Redis', 'WhatsApp Cloud API'],
  overview: [
    'A used-car buyer in Pakistan asks for the auction sheet grade and the city of registration before the color. The listing form asks the dealer’s staff for them too, and a car without them remains a draft.',
    'The visitor sets down payment and term, at bank rates that the dealer maintains with their date, and the result is marked as an estimate until the bank approves. Registration and withholding tax are shown for filers and non-filers as separate amounts.',
    'Many inquiries come by WhatsApp, so each chat opens with the car’s stock number and lands in the salesperson’s inbox. Trade-in requests bring photos and mileage. The manager answers with an offer that carries an expiry date, because the next one may have to follow the dollar.',
  ],
  features: [
    {
      title: 'Listings that show the panels',
      text: 'Photos from fixed angles, inspection notes by panel. The auction sheet is scanned below them, mileage and all.',
    },
    {
      title: 'Search and comparison',
      text: 'By budget or transmission, hybrid or electric. Up to three cars stand side by side.',
    },
    {
      title: 'Installments (EMI)',
      text: 'Down payment and term give the installment and the total cost. The estimate can be sent to a bank desk as an application.',
    },
    {
      title: 'Test drive booking',
      text: 'Slots by car and branch with a driving license check. The car is marked unavailable while it is out.',
    },
    {
      title: 'Trade-in worksheet',
      text: 'A guided photo form for the owner, and for the manager a worksheet with recent prices from the dealer’s own sales.',
    },
    {
      title: 'Inquiry inbox',
      text: 'Calls and WhatsApp chats are kept by salesperson and car. Each has the date of the next contact.',
    },
    {
      title: 'Stock management',
      text: 'What the car cost and how many days it has stood, visible by permission. Even the spare key has its line, and a sold car leaves all pages.',
    },
  ],
  businessImpact: [
    {
      title: 'Visitors arrive with a shortlist',
      text: 'The auction grade and the installment have been read at home, and the talk on the floor begins further along.',
    },
    {
      title: 'Slow stock is visible',
      text: 'Cars beyond the age you set are listed with their cost so far, ready for a price decision.',
    },
    {
      title: 'Margin is known per car',
      text: 'The denter’s bill and the transport from Karachi port are booked against the vehicle they belong to.',
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
  call: {
    title: 'Let us list your hardest car',
    text: 'Pick the one with the repainted door and send its auction sheet. The free demo shows that car the way a buyer would meet it, installment and all.',
  },
  greeting: 'Hello, I have a car showroom and would like to discuss a dealership platform.',
  industry: 'automobile',
  tradeLink: 'What used-car buyers check before they trust a showroom',
  related: 'Answering the call that the ad pays for',
  services: ['custom-website-development', 'crm-development', 'google-ads'],
} satisfies Project;
