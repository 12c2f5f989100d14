import type { Service } from '#content/types.ts';

export const graphicDesign = {
  slug: 'graphic-design',
  department: 'design',
  name: 'Graphic Design',
  summary: 'Six kinds of design from one desk, delivered with the files they were made in.',
  icon: 'pen-tool',
  title: 'Graphic design, finished down to the last file',
  tagline:
    'From a stamp-sized label to a wall-sized sign, our Lahore studio draws each piece for the size it will really have, and its working files come to you.',
  metaTitle: 'Graphic Design Agency in Lahore',
  description:
    'Graphic design in Lahore for print and screen: logos, brand kits, social posts, business cards, packaging and brochures, with source files handed over.',
  intro: {
    title: 'Next year’s menu opens from this year’s file',
    paragraphs: [
      'A restaurant opens and soon needs a sign and a menu, then a takeaway box, then a post for every week of the year. Ordered one by one from whoever is free, these jobs repeat the same questions and drift apart. By the second year the box is a different red from the board.',
      'Here they share one library. The mark and its colors are settled once and filed under your business, so an Eid campaign opens from drawings that already fit. The library belongs to you, and a designer you hire later can carry on from it.',
      'A single item is a perfectly good order. The library begins to pay with the second one, because nothing has to be redrawn.',
    ],
  },
  offer: {
    title: 'Begin with the mark, if there is none yet',
    intro: 'Six kinds of work. Each has a page that says what is in it and what we ask of you.',
    items: [
      {
        icon: 'shapes',
        title: 'Logo Design',
        text: 'A mark with its variations, as vectors and as images, and a short guide to using it.',
      },
      {
        icon: 'swatch-book',
        title: 'Brand Identity Kit',
        text: 'The palette and type behind everything, in templates and a manual that explains them.',
      },
      {
        icon: 'images',
        title: 'Social Media Design',
        text: 'Posts and covers on a grid that your own team can fill.',
      },
      {
        icon: 'id-card',
        title: 'Business Card Design',
        text: 'Cards for one person or for forty salesmen, and a QR code that has been tested.',
      },
      {
        icon: 'package',
        title: 'Packaging Design',
        text: 'Cartons and labels planned with the box maker, and shown to you in 3D first.',
      },
      {
        icon: 'book-open',
        title: 'Brochure & Flyer Design',
        text: 'From a flyer to a company profile, edited as well as laid out.',
      },
    ],
  },
  method: {
    title: 'Proofs at true size, comments by voice note',
    paragraphs: [
      'A designer calls you first, asks what the piece must do and looks at where it will be seen. A shutter is read from across the road, a courier bag often upside down. You receive a written list of sizes and formats before any drawing starts.',
      'Ideas arrive as PDFs at true size, and each says in a line why it is the way it is. Mark your changes on the PDF, or send a WhatsApp voice note in whichever language comes first.',
      'An approved piece is then prepared for its destination. Print work leaves in CMYK with bleed and outlined type, screen work in RGB at the size each platform asks for. We can speak to your printer in Royal Park directly and check the proof before the full run.',
    ],
  },
  needs: {
    title: 'The last things you had printed',
    items: [
      'Whatever exists already, even a phone photo of the signboard',
      'The list of items you want, and the date the first one is due',
      'Final text in the languages you print, with phone numbers checked',
      'One person who can approve',
    ],
  },
  call: {
    title: 'Name the first piece',
    text: 'Tell us on the contact form what is needed soonest and by which date. We reply within 24 hours with the questions that decide its size and format.',
    target: 'contact',
  },
  figure:
    'One teahouse’s drawer: the pot on the signboard is also the pot on the posts and on the takeaway box, so nobody draws it a second time.',
  related: 'Six jobs, from a card to a carton',
  trades: [
    {
      slug: 'restaurant',
      reason: 'one price rise means a new menu and new board inserts in the same week',
    },
    {
      slug: 'real-estate',
      reason: 'a payment plan that fits one sheet and can be read on WhatsApp',
    },
    {
      slug: 'education',
      reason: 'prize certificates and the annual day backdrop, wanted on the same Thursday',
    },
    {
      slug: 'event-management',
      reason: 'passes that a guard at the gate can tell apart in the dark',
    },
  ],
} satisfies Service;
