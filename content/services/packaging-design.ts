import type { Service } from '#content/types.ts';

export const packagingDesign = {
  slug: 'packaging-design',
  department: 'design',
  name: 'Packaging Design',
  summary: 'Boxes and labels drawn on the maker’s own die-line, from shelf to courier parcel.',
  icon: 'package',
  title: 'Packaging for the shelf and the courier',
  tagline:
    'Our design for boxes, labels and mailers starts on your supplier’s own die-line. You see the pack in 3D and among its rivals on the shelf, before a sheet is printed.',
  metaTitle: 'Packaging Design: Boxes, Labels & Mailers',
  description:
    'Packaging design for boxes, labels, food and beverage, e-commerce parcels and sustainable packs, with 3D mockups and print-ready artwork.',
  intro: {
    title: 'Judged at the shelf, and again at the gate',
    paragraphs: [
      'On a shelf in Johar Town your jar stands between a national brand and two imitations of it. Nobody reads from across the aisle. A block of color and the shape of the name decide whether a hand goes out.',
      'With cash on delivery the customer has paid nothing yet. The rider is waiting at the gate, and the outside of the box is all they have to judge by. For that we plan a flat place for the airway bill and an opening that needs no knife.',
      'Then there is what the product does to its own pack. Ghee creeps through a mithai box by evening, and pickle oil lifts a paper label. We ask for a filled pack first, and settle board and glue with your supplier.',
    ],
  },
  offer: {
    title: 'One jar’s label, or the whole shelf',
    intro: 'For products made in a kitchen or on a filling line.',
    items: [
      {
        icon: 'box',
        title: 'Boxes',
        text: 'Folding cartons and corrugated shippers, their panels planned so that the front faces forward once folded.',
      },
      {
        icon: 'tag',
        title: 'Labels',
        text: 'Paper or film for a bottle, sized for a hand or for a labeling machine.',
      },
      {
        icon: 'utensils',
        title: 'Food and beverage packaging',
        text: 'Ingredients and expiry placed with the Punjab Food Authority’s labeling rules in view, and room left for the date coder.',
      },
      {
        icon: 'shopping-bag',
        title: 'E-commerce packaging',
        text: 'Mailers and printed tape, and a return slip, designed around the courier’s bag sizes.',
      },
      {
        icon: 'leaf',
        title: 'Sustainable packaging',
        text: 'Kraft board and single-material packs in smaller boxes. No green claim is printed that the material cannot support.',
      },
      {
        icon: 'rotate-3d',
        title: '3D mockups',
        text: 'The pack rendered from several angles for your approval and for early sales material, before a sheet is printed.',
      },
      {
        icon: 'printer',
        title: 'Print-ready artwork',
        text: 'Die-line and varnish on their own layers, trapping checked, and an EAN barcode that the till can read.',
      },
    ],
  },
  method: {
    title: 'Die-line first',
    paragraphs: [
      'We begin with the maker’s die-line. If you have none, we ask your box maker for one or measure a sample you like. Drawing first and fitting later is how a logo ends up on a glue flap.',
      'The design is then placed among its rivals in a photograph of the shelf, once in gray. Ranges are planned together: the second flavor and the family size appear as rough layouts from the start, so the system holds when the line grows.',
      'A folded paper dummy comes before final artwork, because it exposes an upside-down panel at once. You and the printer then approve a color proof on the real board. The wording the law requires stays your responsibility, and we ask you to confirm it line by line.',
    ],
  },
  needs: {
    title: 'A filled jar, and the box maker’s number',
    items: [
      'The product in the pack it has now, or exact measurements',
      'The die-line, or the name of your box or pouch supplier',
      'Approved text with the ingredients and license numbers',
      'Barcode numbers from GS1 Pakistan, if you sell through stores',
      'The quantity, since it decides the printing process',
    ],
  },
  call: {
    title: 'Bring us the product',
    text: 'Write what you sell and how it travels to the buyer. Our answer, within 24 hours, lists the questions your printer would ask anyway.',
    target: 'contact',
  },
  figure:
    'Red lines are cut and blue dashes are folded, so one sees before press that the barcode ends up underneath.',
  figureFirst: true,
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
      reason: 'the chemist reaches for a color, so two strengths of one tablet must not share it',
    },
  ],
} satisfies Service;
