import type { Service } from '#content/types.ts';

export const brandIdentityKit = {
  slug: 'brand-identity-kit',
  department: 'design',
  name: 'Brand Identity Kit',
  summary: 'One folder that staff and suppliers can follow, from the logo set to the letterhead.',
  icon: 'swatch-book',
  title: 'A brand kit that strangers can follow',
  tagline:
    'How your business looks and sounds, decided once. The brand identity kit sets it down as guidelines and adds the files, so that a sign painter in Multan gets the same blue.',
  metaTitle: 'Brand Identity Kit & Brand Guidelines',
  description:
    'A brand identity kit: logo variations, palette, typography, tone of voice, business card, letterhead, social templates and a brand manual in PDF.',
  intro: {
    title: 'For the day someone else applies your brand',
    paragraphs: [
      'Sooner or later a stranger handles your brand, perhaps the tailor in Ichhra who stitches your uniforms or a marketing assistant in her first week. They will guess the blue and pick a font that is near enough. If the logo does not fit the pocket, they stretch it.',
      'A kit removes the guessing. It holds the approved files with the color values for ink and for screen, and a manual short enough that people open it. Whoever has the folder can produce work that looks like yours.',
      'The kit is for businesses with a second branch or a franchise plan. A single shop that has no logo yet should begin there; the kit can wait until there is something to keep consistent.',
    ],
  },
  offer: {
    title: 'Eight folders, each with its working files',
    intro: 'What is in each is listed below, and again on the first page of the manual.',
    items: [
      {
        icon: 'layers',
        title: 'Logo variations',
        text: 'Files named so that the right one is found without opening ten, the single-color version included.',
      },
      {
        icon: 'palette',
        title: 'Color palette',
        text: 'Main and supporting colors that can be read on screens. The CMYK mixes are chosen from printed swatches.',
      },
      {
        icon: 'type',
        title: 'Typography',
        text: 'A heading face and a text face, and the Urdu face that sits best beside them, at the sizes to use.',
      },
      {
        icon: 'message-square-text',
        title: 'Brand voice',
        text: 'How you greet and how you apologize: sample sentences in English and in both ways of writing Urdu.',
      },
      {
        icon: 'id-card',
        title: 'Business card',
        text: 'A master layout in which names and numbers change and nothing else does.',
      },
      {
        icon: 'file-text',
        title: 'Letterhead',
        text: 'A print PDF and a Word template with real margins, ready for the next quotation.',
      },
      {
        icon: 'layout-template',
        title: 'Social templates',
        text: 'Post and story layouts in Canva or Figma, so that the daily post stays within the system.',
      },
      {
        icon: 'book-bookmark',
        title: 'Brand manual',
        text: 'The rules with pictures of right and wrong use, in a PDF light enough to send on WhatsApp.',
      },
    ],
  },
  method: {
    title: 'The manual is written last',
    paragraphs: [
      'Identity work goes wrong when the rules come first. We try the idea on real things, such as your invoice and the board over the door. What breaks there is changed while it is still cheap to change.',
      'A sound logo stays, and we build on it. If yours cannot be reproduced in one color or lost its original file, the kit begins with a redrawn or a new one.',
      'Only then do we fix the values and write the manual. The job closes with a call in which your team opens the folder and makes one post and one letter from the templates. Whatever they have to ask about goes into the manual.',
    ],
  },
  needs: {
    title: 'What you really print and really send',
    items: [
      'The present logo in the best format you can find',
      'A sample of everything in use, down to the price list',
      'The software your staff work in, Word or Canva for instance',
      'A few texts you have sent to customers, so the voice starts from yours',
      'One decision maker for the whole kit',
    ],
  },
  call: {
    title: 'Write down where your name appears',
    text: 'A rough note is enough, sent with our form. We will tell you which parts of the kit you need now and which can wait.',
    target: 'contact',
  },
  figure:
    'Everything a supplier may need lies side by side, and each piece takes its star and its colors from the same manual.',
  figureFirst: true,
  related: 'Pieces that outgrow the kit’s templates',
  trades: [
    { slug: 'education', reason: 'four campuses order their uniforms, each from another tailor' },
    { slug: 'hospital', reason: 'the lab report and the ward sign come from different suppliers' },
    {
      slug: 'real-estate',
      reason: 'sub-dealers print banners of their own and should not redraw the logo',
    },
    {
      slug: 'fintech',
      reason: 'agents in corner shops have the wallet’s sign painted by whoever is near',
    },
  ],
} satisfies Service;
