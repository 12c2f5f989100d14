import type { Service } from '../types';

export const brochureFlyer = {
  slug: 'brochure-flyer',
  department: 'design',
  name: 'Brochure & Flyer Design',
  summary:
    'Brochures, flyers, catalogs, profiles, menus and slides in which readers find the point and ' +
    'the price.',
  icon: 'book-open',
  title: 'Brochures and flyers that get to the point',
  tagline:
    'Company profiles too, folded, stapled or sent as a PDF: we edit the words, design the ' +
    'pages and deliver one file for the press and one for the phone.',
  metaTitle: 'Brochure, Flyer & Company Profile Design',
  description:
    'Design of brochures, flyers, catalogs, company profiles, event programs, menus and ' +
    'presentations, edited for readers, delivered for print and PDF.',
  intro: {
    title: 'Each piece answers one question',
    paragraphs: [
      'The flyer handed over at a signal on Ferozepur Road answers what it is and how much. A ' +
        'company profile opened by a procurement officer answers whether you can be trusted with ' +
        'the order. In a catalog the question is which one.',
      'Layout begins once that question is named. Then we know what belongs on the cover, what ' +
        'can be dropped, and where a photograph would say more than a paragraph.',
      'You get the piece in two forms. One is for the press. The other is light enough for ' +
        'mobile data, with links and phone numbers that can be tapped.',
    ],
  },
  offer: {
    title: 'What we lay out',
    intro: 'Seven kinds of document, from a single sheet to a hundred-page catalog.',
    items: [
      {
        icon: 'book-open',
        title: 'Brochures',
        text:
          'Bi-fold, tri-fold and stapled, with panels in the order a hand opens them and folds ' +
          'kept clear of faces and text.',
      },
      {
        icon: 'newspaper',
        title: 'Flyers',
        text: 'A4, A5 and DL sheets for one offer and one date, readable while walking.',
      },
      {
        icon: 'library',
        title: 'Catalogs',
        text:
          'Product pages fed from your spreadsheet, so that codes and prices are imported and ' +
          'never retyped.',
      },
      {
        icon: 'building-complex',
        title: 'Company profiles',
        text:
          'Scope, plant, people and past orders arranged for tenders, banks ' +
          'and foreign buyers.',
      },
      {
        icon: 'calendar-days',
        title: 'Event programs',
        text:
          'Schedules, speakers and sponsors for conferences, convocations and weddings, built to ' +
          'take late changes.',
      },
      {
        icon: 'square-menu',
        title: 'Menus',
        text:
          'Dine-in, takeaway and QR menus in Urdu and English, the printed ones on stock that ' +
          'can be wiped.',
      },
      {
        icon: 'presentation',
        title: 'Presentations',
        text:
          'PowerPoint or Google Slides masters your staff can edit, and charts that can be read ' +
          'from the back row.',
      },
    ],
  },
  method: {
    title: 'Words, then pages, then press',
    paragraphs: [
      'Text comes before pictures. Send what you have, even as voice notes, and we cut and order ' +
        'it with you. A page plan follows, a plain sketch of every spread, so you can move a ' +
        'section before it has been designed.',
      'One or two spreads are designed fully to settle the look. Once you agree, the rest is set ' +
        'in InDesign with paragraph styles, which keep forty pages consistent and make a late ' +
        'change of type a small job.',
      'Stapled booklets are planned in multiples of four pages, with allowance for creep, and ' +
        'photographs are checked for 300 dpi at printed size. Slides go through a different ' +
        'test: we show them on an ordinary projector, where pale grays vanish.',
    ],
  },
  needs: {
    title: 'Material to have ready',
    items: [
      'Rough text or notes for each section',
      'Photographs at original size',
      'For a catalog, one spreadsheet with code, name, size and price',
      'How it will reach readers: by hand, courier, email or WhatsApp',
      'Quantity and delivery date',
    ],
  },
  call: {
    title: 'Tell us who will read it',
    text:
      'Say what the piece is, who receives it and when it must be in hand. We will answer with a ' +
      'page count, a format and a list of what is still missing.',
    target: 'contact',
  },
  figure: '',
  related: 'Handed over together with the brochure',
  trades: [
    {
      slug: 'education',
      reason: 'the prospectus lies on the table while parents wait to be called in',
    },
    {
      slug: 'real-estate',
      reason: 'a site map folded inside, on which the dealer marks what is sold',
    },
    {
      slug: 'event-management',
      reason: 'a sponsor decides from a few slides what the second-largest logo is worth',
    },
    {
      slug: 'automobile',
      reason: 'a rate sheet by variant, folded once into the salesman’s pocket',
    },
  ],
} satisfies Service;
