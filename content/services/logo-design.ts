import type { Service } from '#content/types.ts';

export const logoDesign = {
  slug: 'logo-design',
  department: 'design',
  name: 'Logo Design',
  summary: 'A mark that reads on a shutter and on a stamp, in every file you will be asked for.',
  icon: 'shapes',
  title: 'A logo that still reads at 16 pixels',
  tagline:
    'Our logo design is tried in plain black and at the size of a browser tab before you see it in color. Made in Lahore, handed over in vector files that any sign maker can open.',
  metaTitle: 'Logo Design in Lahore with Vector Files',
  description:
    'Logo design with research, several concepts, unlimited revisions and all the files: AI, EPS, SVG, PNG and JPG, plus a short guide to using the mark.',
  intro: {
    title: 'Stitched on a cap, burned onto a receipt',
    paragraphs: [
      'A logo spends little of its life on a clean white screen. It is cut into a steel sign and squeezed into the circle of a WhatsApp profile. A thermal printer turns it into black dots. If it depends on a gradient or a hairline, it fails in most of those places.',
      'We draw marks that survive there. You receive a primary version with arrangements for narrow and wide spaces, and an icon for profile pictures. A name that is read in both scripts gets its Urdu version drawn at the same time, at the same weight.',
      'New businesses come for a first mark. Older ones can keep the shape people know and have it redrawn cleanly, which is often needed when the only copy left is a JPG that has been forwarded too often.',
    ],
  },
  offer: {
    title: 'A walk through your market is included',
    intro: 'All eight parts belong to every logo; none is an extra.',
    items: [
      {
        icon: 'search',
        title: 'Research',
        text: 'We collect the logos your customers already see in your street, so that yours is not taken for a neighbor’s.',
      },
      {
        icon: 'lightbulb',
        title: 'Concepts',
        text: 'Distinct directions, in black and white first because color can hide a weak shape. Each comes with its reasoning.',
      },
      {
        icon: 'layers',
        title: 'Variations',
        text: 'A wide and a stacked arrangement and the icon alone, each with a one-color version for stamps.',
      },
      {
        icon: 'palette',
        title: 'Color and typography',
        text: 'Colors as HEX and CMYK with the nearest Pantone. Typefaces whose license covers your use, Nastaliq included.',
      },
      {
        icon: 'vector-square',
        title: 'Vector files (AI, EPS, SVG)',
        text: 'Outlines that a sign maker or an embroiderer can scale to any size without loss.',
      },
      {
        icon: 'file-image',
        title: 'PNG and JPG files',
        text: 'Transparent PNGs and white-ground JPGs at ready sizes for letters and profile pictures.',
      },
      {
        icon: 'book-open',
        title: 'Guidelines document',
        text: 'A short PDF that shows the smallest safe size and the clear space, and the handling that spoils the mark.',
      },
      {
        icon: 'refresh-cw',
        title: 'Unlimited revisions',
        text: 'No cap on rounds. We keep adjusting the concept you chose until you say it is finished.',
      },
    ],
  },
  method: {
    title: 'Paper at the start, a photocopier at the end',
    paragraphs: [
      'We begin with questions about your customers and about the places the logo will appear. Your taste counts too, so we look together at marks you like and talk about what draws you to them.',
      'Sketches on paper come next, and a few of them are built properly in Illustrator. You see each one on a thing from your own trade, an invoice or a van door, beside the names it competes with. Choosing a direction is the short part. Refining the curves takes longer.',
      'Before sign-off we print the mark at 10 mm and put it through a photocopier, because that is how a quotation reaches its third reader. We also look for similar marks. That is a designer’s check and does not replace a search at IPO-Pakistan’s trademark registry, which we advise before you spend on signboards.',
    ],
  },
  needs: {
    title: 'The two rivals you are compared with',
    items: [
      'The exact name, and its Urdu spelling if you use one',
      'Two or three competitors, and why people choose you over them',
      'The places where the logo must work, hardest first',
      'Logos you like or dislike, with a word on the reason',
      'Who gives the final yes',
    ],
  },
  call: {
    title: 'Start with the name',
    text: 'Tell us the name and the trade. A designer comes back within 24 hours with questions, and you will know what the work involves before you agree to anything.',
    target: 'contact',
  },
  figure:
    'One page of the short guide: the space that the mark keeps around itself, and the proof that it still reads at 10 millimeters.',
  figureFirst: true,
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
