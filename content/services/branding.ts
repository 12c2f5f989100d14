import type { Service } from '../types';

export const branding = {
  slug: 'branding',
  department: 'marketing',
  name: 'Branding & Design',
  summary: 'Logo, guidelines, print and digital design that rest on one clear decision.',
  icon: 'stamp',
  title: 'A brand that looks the same on every surface',
  tagline:
    'Branding from one Lahore studio: logo, identity, guidelines, printed material and digital ' +
    'design, resting on a decision about what you stand for and whom you serve.',
  metaTitle: 'Branding & Design Agency in Lahore',
  description:
    'Branding and design in Lahore: logo and identity, guidelines, marketing material, website ' +
    'design and strategy, with Urdu and English drawn together.',
  intro: {
    title: 'Put everything on one table',
    paragraphs: [
      'Lay a photo of your signboard, an invoice, your Facebook page and a delivery box side ' +
        'by side. Many firms will find three greens, two spellings and a logo that somebody ' +
        'redrew for the flex printer. Customers may not name the muddle, yet it makes a careful ' +
        'company look careless.',
      'Branding puts one hand behind all of it. The right moments are an opening, a second ' +
        'branch, a first export order, a new generation taking over a family firm, or two names ' +
        'becoming one. If a mark is all you need, order logo design by itself; it is the smaller ' +
        'job.',
    ],
  },
  offer: {
    title: 'What the studio delivers',
    intro: 'The parts fit together, and each can follow when the budget allows.',
    items: [
      {
        icon: 'pen-tool',
        title: 'Logo and identity',
        text:
          'A mark with its lockups in English and Urdu, colors, typefaces and patterns, supplied ' +
          'as vector and screen files.',
      },
      {
        icon: 'book-open',
        title: 'Brand guidelines',
        text:
          'A PDF that a printer, a sign maker or a new employee can follow, with right and wrong ' +
          'examples.',
      },
      {
        icon: 'printer',
        title: 'Marketing material',
        text:
          'Cards, letterhead, brochures, packaging, signage and uniforms, with artwork checked ' +
          'against the printer’s own limits.',
      },
      {
        icon: 'monitor-smartphone',
        title: 'Website and digital design',
        text:
          'Page layouts, social templates, email signatures and app icons drawn from the same ' +
          'parts as the printed pieces.',
      },
      {
        icon: 'lightbulb',
        title: 'Brand strategy consultation',
        text: 'Working sessions on customers, competitors, name and tone that end in one written page.',
      },
    ],
  },
  benefits: {
    title: 'What you notice afterward',
    items: [
      {
        icon: 'scan-eye',
        title: 'Recognition from a distance',
        text: 'Regulars find the new branch, the stall and the parcel without reading the name.',
      },
      {
        icon: 'banknote',
        title: 'Fewer reprints',
        text: 'Suppliers receive final files and color values, so the second batch matches the first.',
      },
      {
        icon: 'users-round',
        title: 'Quicker work by others',
        text: 'A freelancer or a new hire opens the guidelines and begins.',
      },
      {
        icon: 'tag',
        title: 'Room to hold your price',
        text: 'Goods that look cared for are haggled over less readily.',
      },
    ],
  },
  method: {
    title: 'Decide, draw, apply',
    paragraphs: [
      'The first meetings are about words: what you sell, whom you serve, what you refuse to ' +
        'do. They become one written page, and drawing waits until you agree with it. Sketches ' +
        'begin in black and are tried on your actual surfaces, such as a rubber stamp, a phone ' +
        'icon, embroidery, or a sign seen from a moving car.',
      'Urdu is designed along with English. A Nastaliq name slopes and sits differently on the ' +
        'line, so the two versions are balanced by eye. Colors are fixed as Pantone, CMYK and ' +
        'RGB values, with a note on how they shift on flex and uncoated paper.',
      'Before a name is settled we search domains, social handles and the web, and we ask that ' +
        'your lawyer search the trademark register of IPO-Pakistan. That opinion is a lawyer’s ' +
        'to give.',
    ],
  },
  needs: {
    title: 'Please bring',
    items: [
      'Samples or photos of everything that carries your name today',
      'The owner’s time for two or three meetings',
      'Names of competitors, and of brands you admire in any trade',
      'A list of what has to be printed or built first',
    ],
  },
  call: {
    title: 'Photograph what you have',
    text:
      'Send the pictures in the chat: sign, card, box, page. We tell you what can stay and what ' +
      'should change first.',
    target: 'chat',
  },
  greeting: 'Hello, may I send photos of what we have and ask about branding and design?',
  figure: '',
  related: 'Now that it looks right, who will see it?',
  trades: [
    {
      slug: 'restaurant',
      reason: 'the second branch needs the same board, though another man makes it',
    },
    {
      slug: 'real-estate',
      reason: 'buyers pay installments for years before possession, trusting a name',
    },
    { slug: 'hospital', reason: 'a frightened family has to find the emergency entrance at night' },
    { slug: 'fitness', reason: 'one mark for a sweaty vest and for a wall six meters wide' },
  ],
} satisfies Service;
