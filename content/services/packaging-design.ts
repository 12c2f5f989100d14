import type { Service } from '../types';

export const packagingDesign = {
  slug: 'packaging-design',
  department: 'design',
  name: 'Packaging Design',
  summary:
    'Boxes, labels and mailers drawn on the real die-line, from shelf pack to courier parcel, ' +
    'ready for press.',
  icon: 'package',
  title: 'Packaging for the shelf and the courier',
  tagline:
    'Boxes, labels and mailers designed on your supplier’s die-line, shown to you in 3D, and ' +
    'sent to press as separated, checked artwork.',
  metaTitle: 'Packaging Design: Boxes, Labels & Mailers',
  description:
    'Packaging design for boxes, labels, food and beverage, e-commerce parcels and sustainable ' +
    'packs, with 3D mockups and print-ready artwork.',
  intro: {
    title: 'Seen first, read later',
    paragraphs: [
      'On a shelf in Johar Town your jar stands between a national brand and three imitations of ' +
        'it. Nobody reads at that distance. A block of color, the shape of the name and one ' +
        'picture decide whether a hand goes out.',
      'A cash-on-delivery parcel has other work to do. The customer has paid nothing yet, the ' +
        'rider is waiting at the gate, and the outside of the box is all they have to judge by. ' +
        'Here we plan a strong exterior, a flat place for the airway bill and an opening that ' +
        'needs no knife.',
      'We also design for the factory in between, with its folding, gluing and filling, which ' +
        'pretty pictures tend to forget.',
    ],
  },
  offer: {
    title: 'Packs and artwork',
    intro: 'From a single label to a full range, for products made in a kitchen or on a line.',
    items: [
      {
        icon: 'box',
        title: 'Boxes',
        text:
          'Folding cartons, rigid gift boxes and corrugated shippers, with panels planned so ' +
          'that the front faces forward once folded.',
      },
      {
        icon: 'tag',
        title: 'Labels',
        text:
          'Bottle, jar and pouch labels on paper or film, sized for hand application or for a ' +
          'labeling machine.',
      },
      {
        icon: 'utensils',
        title: 'Food and beverage packaging',
        text:
          'Ingredients, net weight, batch and expiry placed with the Punjab Food Authority’s ' +
          'labeling rules in view, and room for the date coder.',
      },
      {
        icon: 'shopping-bag',
        title: 'E-commerce packaging',
        text:
          'Mailers, printed tape, thank-you inserts and return slips, designed around the ' +
          'courier’s bag sizes.',
      },
      {
        icon: 'leaf',
        title: 'Sustainable packaging',
        text:
          'Kraft board, less ink, single-material packs and smaller boxes, with no green claim ' +
          'that the material cannot support.',
      },
      {
        icon: 'rotate-3d',
        title: '3D mockups',
        text:
          'The pack rendered from several angles for your approval and for early sales material, ' +
          'before a sheet is printed.',
      },
      {
        icon: 'printer',
        title: 'Print-ready artwork',
        text:
          'Die-line, varnish and foil on their own layers, overprint and trapping checked, the ' +
          'EAN barcode at a readable size and contrast.',
      },
    ],
  },
  method: {
    title: 'Die-line first',
    paragraphs: [
      'We begin with the maker’s die-line. If you have none, we ask your box maker for one or ' +
        'measure a sample you like. Drawing first and fitting later is how a logo ends up on a ' +
        'glue flap.',
      'The design is then placed among its rivals in a photograph of the shelf, in color and in ' +
        'gray. Ranges are planned together: the second flavor and the family size appear as ' +
        'rough layouts from the start, so the system holds when the line grows.',
      'A folded paper dummy comes before final artwork, because it exposes upside-down panels ' +
        'and text lost in a crease. You and the printer then approve a color proof on the real ' +
        'board. The wording the law requires stays your responsibility, and we ask you to ' +
        'confirm it line by line.',
    ],
  },
  needs: {
    title: 'Put on our table',
    items: [
      'The product itself, or its exact measurements and weight',
      'The die-line, or the name of your box or pouch supplier',
      'Approved text: ingredients, usage, warnings, address, license numbers',
      'Barcode numbers from GS1 Pakistan, if you sell through stores',
      'The quantity, since it decides the printing process',
    ],
  },
  call: {
    title: 'Bring us the product',
    text:
      'Write what you sell, how it travels and where it is bought. Our answer, within 24 hours, ' +
      'lists the questions your printer would ask anyway.',
    target: 'contact',
  },
  figure: '',
  related: 'The rest of what your buyer will hold',
  trades: [
    {
      slug: 'restaurant',
      reason: 'naan steams and gravy leaks on the ride, so the box needs vents and a lip',
    },
    {
      slug: 'logistics',
      reason: 'handling marks on two sides of the carton, legible to a loader at night',
    },
    {
      slug: 'hospital',
      reason: 'tablets that look alike should not come in boxes that look alike',
    },
  ],
} satisfies Service;
