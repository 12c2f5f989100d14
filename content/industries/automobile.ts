import type { Industry } from '#content/types.ts';

export const automobile = {
  slug: 'automobile',
  name: 'Automobile Sales',
  summary: 'Cars with EMI and test drives',
  emoji: '🚗',
  icon: 'car',
  ground: 'genda',
  title: 'Showroom websites with the answers buyers call to ask',
  tagline:
    'A car dealership’s capital sits on the forecourt under dust covers while callers ask the same five things. Put the answers online and leave your staff the serious calls.',
  metaTitle: 'Car Dealership Website Development',
  description:
    'Dealership sites with car listings, search, test drives, an EMI calculator, trade-in valuation and stock control, from auction sheet to transfer.',
  features: {
    title: 'Sold before the next price change',
    intro:
      'A car still on the forecourt when the maker cuts the price of new ones loses what you hoped to earn on it. These modules are there to bring a buyer from a search on the phone to the car’s door before that.',
    items: [
      {
        title: 'Car listings',
        icon: 'car-front',
        text: 'The city of registration and the auction sheet stand first, then the paint, panel by panel. “Bumper showered” is written where it is true.',
      },
      {
        title: 'Vehicle search',
        icon: 'search',
        text: 'Search by make or budget, by transmission or city of registration. Misspelled variants still match, and sold cars suggest similar ones.',
      },
      {
        title: 'Test drives',
        icon: 'key-round',
        text: 'Each car has its slots at its branch, and the license is checked beforehand. Staff get a reminder to fuel the car; the visitor gets a location pin.',
      },
      {
        title: 'Finance calculator (EMI)',
        icon: 'calculator',
        text: 'Monthly installment from down payment and tenure, at a KIBOR-linked rate that you update. What the insurance and the tracker add is shown separately.',
      },
      {
        title: 'Trade-in valuation',
        icon: 'repeat',
        text: 'Owners photograph their present car and describe it. Your appraiser replies with a range, subject to inspection and to papers that check out.',
      },
      {
        title: 'Dealer management',
        icon: 'store',
        text: 'Whose money is in the car, what it cost after repairs, and where its papers lie, kept per unit and shared across branches. A consigned car is never counted as yours.',
      },
    ],
  },
  practice: {
    title: 'The paint meter comes out on Jail Road',
    paragraphs: [
      'Used-car buyers ask for “total genuine” and do not take anybody’s word for it. A listing should survive that meter: a panel diagram with repainted parts marked, the auction sheet for an import, and the token tax shown as paid or due. Registration can be verified by the buyer on the excise department’s own site, and we link there. A page that admits a touched-up bumper is believed about the engine.',
      'Prices move with the dollar, and with the “own money” on new bookings. Your system keeps the price history inside and shows an expired price as “call”. It also feeds current stock to ads and social catalogs, so no money is spent on a car sold this morning. Photography is the daily chore. A guided camera screen takes staff through a fixed set of angles and can blur the number plate; the upload runs behind it on showroom Wi-Fi.',
      'An inquiry by WhatsApp or from a walk-in gets a salesperson and a next date. When a second token is offered on one unit, the system refuses it and names whoever took the first. Installments are shown as estimates: conventional financing and diminishing musharakah differ in wording and in what happens on early settlement, and the bank decides. Sold units keep their file, because the buyer returns about the transfer letter or the spare key. Send us your stock register, the banks you work with, and a month of missed calls if you can bear to look.',
    ],
  },
  call: {
    title: 'Put ten cars in a demo',
    text: 'Choose them from the forecourt and let one of them be difficult. You try the calculator on each at your own bank’s rate before you commit to anything.',
  },
  project: 'auto-dealership',
  figure:
    'Two sliders, one for the down payment and one for the term, move the 86,500 a month. A buyer plays with them at home before he talks to anybody.',
  related: 'Bringing the right buyer to the forecourt',
  services: ['custom-website-development', 'crm-development', 'google-ads', 'video-production'],
} satisfies Industry;
