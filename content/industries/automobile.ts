import type { Industry } from '../types';

export const automobile = {
  slug: 'automobile',
  name: 'Automobile Sales',
  summary: 'Listings, test drives and finance',
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
    title: 'From listing to token money',
    intro:
      'A car that stays unsold through a price change eats its own margin. These modules shorten the way between a search on a phone and a buyer standing beside the car.',
    items: [
      {
        title: 'Car listings',
        icon: 'car-front',
        text: 'Variant, model year, registration city, mileage, auction sheet and paint condition panel by panel, with photos in a fixed order and a short film.',
      },
      {
        title: 'Vehicle search',
        icon: 'search',
        text: 'Search by make, budget, body type, transmission, hybrid or city of registration. Misspelled variants still match, and sold cars suggest similar ones.',
      },
      {
        title: 'Test drives',
        icon: 'key-round',
        text: 'Slots per car and branch, with the license checked beforehand. Staff get a reminder to fuel the car; the visitor gets a location pin.',
      },
      {
        title: 'Finance calculator (EMI)',
        icon: 'calculator',
        text: 'Monthly installment from price, down payment, tenure and a KIBOR-linked rate that you update. Insurance, tracker and processing fees show separately.',
      },
      {
        title: 'Trade-in valuation',
        icon: 'repeat',
        text: 'Owners describe and photograph their present car. Your appraiser replies with a range, subject to inspection and verification of its papers.',
      },
      {
        title: 'Dealer management',
        icon: 'store',
        text: 'Owned or consigned stock, cost after repairs, token money, commission, transfer status and delivery papers per unit, shared across branches.',
      },
    ],
  },
  practice: {
    title: 'Trust sits in the papers',
    paragraphs: [
      'Used-car buyers ask for “total genuine” and bring a paint meter. A listing should survive that meeting: a panel diagram with repainted parts marked, the auction sheet for imports, service history, number of owners, token tax paid or due. Registration can be verified by the buyer on the excise department’s own site, and we link there. A page that admits a touched-up bumper is believed about the engine.',
      'Prices move with the dollar, the budget and the “own money” on new bookings. Your system keeps the price history inside, shows an expired price as “call”, and feeds current stock to ads and social catalogs, so no money is spent on a car sold this morning. Photography is the daily chore. A guided camera screen takes staff through a fixed set of angles, can blur the number plate, and uploads in the background on showroom Wi-Fi.',
      'Inquiries come by phone, WhatsApp, walk-in and marketplace. Each gets a car, a salesperson and a next date. When a second token is offered on one unit, the system refuses it and names whoever took the first. Installments are shown as estimates: conventional financing and diminishing musharakah differ in wording and in what happens on early settlement, and the bank decides. Sold units keep their file, because the buyer returns about the transfer letter, the spare key or the next car. Send us your stock register, the banks you work with, and a month of missed calls if you can bear to look.',
    ],
  },
  call: {
    title: 'Put ten cars in a demo',
    text: 'Choose them from the forecourt, one difficult unit included. You see listings, calculator and inquiry desk at work before you commit.',
  },
  project: 'auto-dealership',
  figure: '',
  related: 'Where to look next',
  services: ['custom-website-development', 'crm-development', 'google-ads', 'video-production'],
} satisfies Industry;
