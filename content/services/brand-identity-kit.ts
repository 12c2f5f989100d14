import type { Service } from '../types';

export const brandIdentityKit = {
  slug: 'brand-identity-kit',
  department: 'design',
  name: 'Brand Identity Kit',
  summary:
    'Logo set, colors, type, voice, stationery and templates in one kit that staff and suppliers ' +
    'can follow.',
  icon: 'swatch-book',
  title: 'A brand kit that strangers can follow',
  tagline:
    'A brand identity kit: every decision about how your business looks and sounds, made once, ' +
    'set down as guidelines, and delivered with the files people need to apply it.',
  metaTitle: 'Brand Identity Kit & Brand Guidelines',
  description:
    'A brand identity kit: logo variations, palette, typography, tone of voice, business card, ' +
    'letterhead, social templates and a brand manual in PDF.',
  intro: {
    title: 'For the day someone else applies your brand',
    paragraphs: [
      'Sooner or later a stranger handles your brand: the sign painter in Multan, a new ' +
        'marketing assistant, the supplier of your staff uniforms. They will guess the blue, ' +
        'pick a font that is near enough and stretch the logo to fill the space.',
      'A kit removes the guessing. It holds the approved files, the color values for ink and for ' +
        'screen, the type with its sizes, sample wording, and a manual short enough that people ' +
        'open it. Whoever has the folder can produce work that looks like yours.',
      'Businesses with a second branch, a franchise plan or several suppliers gain the most. A ' +
        'single shop that has no logo yet should begin there; the kit can wait until there is ' +
        'something to keep consistent.',
    ],
  },
  offer: {
    title: 'Inside the kit',
    intro: 'Eight components, each supplied as working files and explained in the manual.',
    items: [
      {
        icon: 'layers',
        title: 'Logo variations',
        text:
          'Primary, secondary, icon and single-color files, named so that the right one is found ' +
          'without opening ten.',
      },
      {
        icon: 'palette',
        title: 'Color palette',
        text:
          'Main, supporting and background colors, with contrast checked for reading on screens ' +
          'and CMYK mixes chosen from printed swatches.',
      },
      {
        icon: 'type',
        title: 'Typography',
        text:
          'A heading face, a text face and a matching Urdu face, with sizes and spacing set out ' +
          'for documents and posts.',
      },
      {
        icon: 'message-square-text',
        title: 'Brand voice',
        text:
          'How you greet, explain, apologize and sell, with sample sentences in English, Urdu ' +
          'and Roman Urdu.',
      },
      {
        icon: 'id-card',
        title: 'Business card',
        text: 'A master layout in which names and numbers change and nothing else does.',
      },
      {
        icon: 'file-text',
        title: 'Letterhead',
        text:
          'A print PDF and a Word template with real margins and styles, ready for quotations ' +
          'and company letters.',
      },
      {
        icon: 'layout-template',
        title: 'Social templates',
        text:
          'Post, story and cover layouts in Canva or Figma, so that daily posts stay within the ' +
          'system.',
      },
      {
        icon: 'book-bookmark',
        title: 'Brand manual',
        text:
          'The rules, with pictures of right and wrong use, in a PDF light enough to send on ' +
          'WhatsApp.',
      },
    ],
  },
  method: {
    title: 'Apply first, write rules second',
    paragraphs: [
      'Identity work goes wrong when the manual comes first. We try the idea on real things ' +
        'before any rule is written: your invoice, a delivery bag, a Facebook cover, the board ' +
        'over the door. What breaks there is changed while it is still cheap to change.',
      'A sound logo stays, and we build on it. If yours cannot be reproduced in one color or ' +
        'lost its original file, the kit begins with a redrawn or a new one.',
      'Only then do we fix the values and write the manual. The job closes with a call in which ' +
        'your team opens the folder, makes one post and one letter from the templates, and asks ' +
        'about whatever is unclear.',
    ],
  },
  needs: {
    title: 'What goes into the kit from your side',
    items: [
      'The present logo in the best format you can find',
      'Samples of everything in use: invoice, uniform, posts, price list',
      'The software your staff work in, such as Word, Google Docs or Canva',
      'A few messages you have really sent to customers, so the voice starts from yours',
      'One decision maker for the whole kit',
    ],
  },
  call: {
    title: 'Make the list',
    text:
      'Note the places your brand appears, even roughly, and send the note with our form. We ' +
      'will tell you which parts of the kit you need now and which can wait.',
    target: 'contact',
  },
  figure: '',
  related: 'Pieces that outgrow the kit’s templates',
  trades: [
    { slug: 'education', reason: 'four campuses order their uniforms, each from another tailor' },
    { slug: 'hospital', reason: 'the lab report and the ward sign come from different suppliers' },
    {
      slug: 'real-estate',
      reason: 'sub-dealers print banners of their own and should not redraw the logo',
    },
    { slug: 'fintech', reason: 'agents in corner shops paint the wallet’s sign themselves' },
  ],
} satisfies Service;
