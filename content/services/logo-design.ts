import type { Service } from '../types';

export const logoDesign = {
  slug: 'logo-design',
  department: 'design',
  name: 'Logo Design',
  summary:
    'A mark that reads on a shutter, a stamp and a phone, delivered in every file you will be ' +
    'asked for.',
  icon: 'shapes',
  title: 'A logo that still reads at 16 pixels',
  tagline:
    'A logo design from Lahore, drawn for your business alone, tested small, in one color and in ' +
    'Urdu, then handed over in vector files that any printer or sign maker can open.',
  metaTitle: 'Logo Design in Lahore with Vector Files',
  description:
    'Logo design with research, several concepts, unlimited revisions and all the files: AI, ' +
    'EPS, SVG, PNG and JPG, plus a short guide to using the mark.',
  intro: {
    title: 'Made for bad conditions',
    paragraphs: [
      'A logo spends little of its life on a clean white screen. It is stitched on a cap, cut ' +
        'into a steel sign, burned onto a receipt by a thermal printer and squeezed into the ' +
        'circle of a WhatsApp profile. If it depends on a gradient or a hairline, it fails in ' +
        'most of those places.',
      'We draw marks that survive there. You receive a primary version, arrangements for narrow ' +
        'and wide spaces, and an icon for profile pictures and the browser tab. A name that is ' +
        'read in both scripts gets its Urdu version drawn at the same time, at the same weight.',
      'New businesses come for a first mark. Older ones can keep the shape people know and have ' +
        'it redrawn cleanly, which is often needed when the only copy left is a blurred JPG.',
    ],
  },
  offer: {
    title: 'What the job includes',
    intro: 'Eight parts, from the first look around your market to the folder of final files.',
    items: [
      {
        icon: 'search',
        title: 'Research',
        text:
          'We collect the logos your customers already see in your trade and your area, so that ' +
          'yours is not taken for a neighbor’s.',
      },
      {
        icon: 'lightbulb',
        title: 'Concepts',
        text:
          'Distinct directions, shown in black and white first because color can hide a weak ' +
          'shape. Each comes with its reasoning.',
      },
      {
        icon: 'layers',
        title: 'Variations',
        text:
          'Horizontal, stacked and icon-only, with a reversed version for dark grounds and a ' +
          'one-color version for stamps.',
      },
      {
        icon: 'palette',
        title: 'Color and typography',
        text:
          'Colors as HEX, RGB, CMYK and the nearest Pantone. Typefaces whose license covers your ' +
          'use, in Latin and Nastaliq where needed.',
      },
      {
        icon: 'vector-square',
        title: 'Vector files (AI, EPS, SVG)',
        text:
          'Outlines that a sign maker, an embroiderer or a web developer can scale to any size ' +
          'without loss.',
      },
      {
        icon: 'file-image',
        title: 'PNG and JPG files',
        text:
          'Transparent PNGs and white-ground JPGs at ready sizes for documents, marketplaces and ' +
          'profile pictures.',
      },
      {
        icon: 'book-open',
        title: 'Guidelines document',
        text:
          'A short PDF that shows clear space, the smallest safe size, the colors, and the ' +
          'handling that spoils the mark.',
      },
      {
        icon: 'refresh-cw',
        title: 'Unlimited revisions',
        text:
          'No cap on rounds. We keep adjusting the concept you chose until you say it is ' +
          'finished.',
      },
    ],
  },
  method: {
    title: 'From conversation to master file',
    paragraphs: [
      'We begin with questions about customers, competitors and the places the logo will appear. ' +
        'Your taste counts too, so we look together at marks you like and talk about what draws ' +
        'you to them.',
      'Sketches on paper come next, and a few of them are built properly in Illustrator. You see ' +
        'each one on things from your own trade, an invoice or a van door or an app icon, beside ' +
        'the names it competes with. Choosing a direction is the short part. Refining curves, ' +
        'spacing and weight takes longer.',
      'Before sign-off we print the mark at 10 mm, invert it, photocopy it and view it as a ' +
        'favicon. We also look for similar marks. That is a designer’s check and does not ' +
        'replace a search at IPO-Pakistan’s trademark registry, which we advise before you spend ' +
        'on signboards.',
    ],
  },
  needs: {
    title: 'Before the first sketch',
    items: [
      'The exact name in English and, if you use it, in Urdu',
      'Two or three competitors, and why people choose you over them',
      'The places the logo must work: board, uniform, packaging, app',
      'Logos you like or dislike, with a word on the reason',
      'Who gives the final yes',
    ],
  },
  call: {
    title: 'Start with the name',
    text:
      'Tell us the name and the trade. A designer comes back within 24 hours with questions, and ' +
      'you will know what the work involves before you agree to anything.',
    target: 'contact',
  },
  figure: '',
  related: 'What to draw once the mark is settled',
  trades: [
    {
      slug: 'restaurant',
      reason: 'it has to read on a greasy bag and from a motorbike on MM Alam Road',
    },
    { slug: 'legal', reason: 'initials that look settled on a brass plate and on a vakalatnama' },
    {
      slug: 'fitness',
      reason: 'stitched four centimeters wide, and still readable across the hall',
    },
    {
      slug: 'non-profit',
      reason: 'a mark that a villager knows on a ration bag without reading it',
    },
  ],
} satisfies Service;
