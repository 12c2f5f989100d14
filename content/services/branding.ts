import type { Service } from '#content/types.ts';

export const branding = {
  slug: 'branding',
  department: 'marketing',
  name: 'Branding & Design',
  summary: 'One decision about who you are, carried from the signboard to the delivery box.',
  icon: 'stamp',
  title: 'A brand that looks the same on every surface',
  tagline:
    'Branding from one Lahore studio begins with a written page on what you stand for. The logo comes after it, and then the design of everything that carries the logo.',
  metaTitle: 'Branding & Design Agency in Lahore',
  description:
    'Branding and design in Lahore: logo and identity, guidelines, marketing material, website design and strategy, with Urdu and English drawn together.',
  intro: {
    title: 'Three greens and two spellings',
    paragraphs: [
      'Lay a photo of your signboard beside an invoice and a delivery box. Many firms will find three greens and two spellings, and a logo that somebody redrew for the flex printer. A buyer who has seen both spellings asks which firm he is dealing with.',
      'Branding settles which green and which spelling. The right moment is a second branch or a first export order, or the year in which a daughter takes over the firm her grandfather named. If a mark is all you need, order logo design by itself; it is the smaller job.',
    ],
  },
  offer: {
    title: 'From the rubber stamp to the website',
    intro: 'The parts fit together, and each can follow when the budget allows.',
    items: [
      {
        icon: 'pen-tool',
        title: 'Logo and identity',
        text: 'A mark with lockups in English and Urdu, its colors and typefaces fixed, supplied as vector and screen files.',
      },
      {
        icon: 'book-open',
        title: 'Brand guidelines',
        text: 'A PDF that a printer can follow without ringing you, because it shows the wrong way beside the right one.',
      },
      {
        icon: 'printer',
        title: 'Marketing material',
        text: 'Cards and packaging, signs and uniforms, their artwork checked against what the printer’s machine can hold.',
      },
      {
        icon: 'monitor-smartphone',
        title: 'Website and digital design',
        text: 'Page layouts and social templates, down to the email signature, drawn from the same parts as the printed pieces.',
      },
      {
        icon: 'lightbulb',
        title: 'Brand strategy consultation',
        text: 'Working sessions on customers and competitors, which end in one written page.',
      },
    ],
  },
  benefits: {
    title: 'What you notice when the second board goes up',
    items: [
      {
        icon: 'scan-eye',
        title: 'Recognition from a distance',
        text: 'Regulars find the new branch from across the road, before they can read the name.',
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
        text: 'A shopkeeper argues less about the rate of a carton that looks like a company’s.',
      },
    ],
  },
  method: {
    title: 'A written page first, then black on white',
    paragraphs: [
      'The first meetings are about what you sell and what you refuse to do. They become one written page, and drawing waits until you agree with it. Sketches begin in black. They are tried on your actual surfaces, such as a rubber stamp, or a sign seen from a moving car on Canal Road.',
      'Urdu is designed along with English. A Nastaliq name slopes and sits differently on the line, so the two versions are balanced by eye. Colors are fixed as Pantone and CMYK values, and a note says how they shift on flex, since that is what most boards here are printed on.',
      'Before a name is settled we search domains and social handles, and we ask that your lawyer search the trademark register of IPO-Pakistan. That opinion is a lawyer’s to give.',
    ],
  },
  needs: {
    title: 'Whatever carries your name, out of every drawer',
    items: [
      'Samples or photos of every item with your name on it, the ugly ones included',
      'The owner’s time for two or three meetings',
      'Names of competitors, and of brands you admire in any trade',
      'A list of what has to be printed or built first',
    ],
  },
  call: {
    title: 'Photograph what you have',
    text: 'Begin with the signboard and the last invoice, and send both in the chat. We tell you what can stay and what should change first.',
    target: 'chat',
  },
  greeting: 'Hello, may I send photos of what we have and ask about branding and design?',
  figure:
    'One spread tells a sign maker how much room the mark needs and which colors it has, and shows the mistakes to avoid before anything is painted.',
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
