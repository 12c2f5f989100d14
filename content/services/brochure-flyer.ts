import type { Service } from '#content/types.ts';

export const brochureFlyer = {
  slug: 'brochure-flyer',
  department: 'design',
  name: 'Brochure & Flyer Design',
  summary: 'From a flyer to a thick catalog, edited so that readers find the point and the price.',
  icon: 'book-open',
  title: 'Brochures and flyers that get to the point',
  tagline:
    'A company profile goes to a buyer abroad as a PDF and to a tender office on paper. We edit the words, then design one file for the press and one for the phone.',
  metaTitle: 'Brochure, Flyer & Company Profile Design',
  description:
    'Design of brochures, flyers, catalogs, company profiles, event programs, menus and presentations, edited for readers, delivered for print and PDF.',
  intro: {
    title: 'What is it, and how much?',
    paragraphs: [
      'The flyer handed over at a signal on Ferozepur Road has to answer nothing else. A company profile opened by a procurement officer answers whether you can be trusted with the order. In a catalog the question is which one.',
      'Layout begins once that question is named. Then we know what belongs on the cover and what can be dropped.',
      'You get the piece in two forms. One is for the press. The other is light enough for mobile data, and its phone numbers can be tapped.',
    ],
  },
  offer: {
    title: 'Anything folded or stapled, and the slides too',
    intro: 'Seven kinds of document, ordered one at a time or together.',
    items: [
      {
        icon: 'book-open',
        title: 'Brochures',
        text: 'Folded or stapled, their panels in the order a hand opens them and no fold through a face.',
      },
      {
        icon: 'newspaper',
        title: 'Flyers',
        text: 'One sheet for one offer and one date, in A5 or DL, readable while walking.',
      },
      {
        icon: 'library',
        title: 'Catalogs',
        text: 'Product pages fed from your spreadsheet, so that codes are imported and never retyped.',
      },
      {
        icon: 'building-complex',
        title: 'Company profiles',
        text: 'Your plant and past orders arranged for a tender committee, or for a buyer abroad.',
      },
      {
        icon: 'calendar-days',
        title: 'Event programs',
        text: 'Booklets for a convocation or a conference, built to take the change that comes at midnight.',
      },
      {
        icon: 'square-menu',
        title: 'Menus',
        text: 'Dine-in and QR menus in Urdu and English, the printed ones on stock that can be wiped.',
      },
      {
        icon: 'presentation',
        title: 'Presentations',
        text: 'PowerPoint or Google Slides masters your staff can edit, and charts that can be read from the back row.',
      },
    ],
  },
  method: {
    title: 'We cut the words before we draw a page',
    paragraphs: [
      'Send what you have, even as voice notes, and we put it in order with you. A page plan follows, a plain sketch of every spread, so you can move a section before it has been designed.',
      'One or two spreads are designed fully to settle the look. The rest is then set in InDesign with paragraph styles, which keep forty pages consistent and make a late change of type a small job.',
      'Stapled booklets are planned in multiples of four pages, and photographs are checked for 300 dpi at printed size. Slides go through a different test. We show them on an ordinary projector with the hall lights on, where pale grays vanish.',
    ],
  },
  needs: {
    title: 'Rough notes will do, photographs must be large',
    items: [
      'Rough text or notes for each section',
      'Photographs at original size',
      'For a catalog, one spreadsheet with a row for each code and price',
      'How it will reach readers, by hand or as a PDF',
      'Quantity and delivery date',
    ],
  },
  call: {
    title: 'Tell us who will read it',
    text: 'Say what the piece is and who receives it. We will answer with a page count and a format, and a list of what is still missing.',
    target: 'contact',
  },
  figure:
    'The folds run between the panels and never through the plan, and the phone version carries a button that starts the call.',
  figureFirst: true,
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
