import type { Service } from '../types';

export const businessCardDesign = {
  slug: 'business-card-design',
  department: 'design',
  name: 'Business Card Design',
  summary:
    'Cards with clear details, sound paper and a tested QR code, for the press and for sharing ' +
    'by phone.',
  icon: 'id-card',
  title: 'A business card people can read and keep',
  tagline:
    'Two sides, few words, good stock. We design the card, ready its print file for your press ' +
    'and give you a version to send from your phone on WhatsApp.',
  metaTitle: 'Business Card Design for Print and Phone',
  description:
    'Business card design with several concepts, press-ready PDF files, advice on paper and ' +
    'finish, a tested QR code and a digital card to share by phone.',
  intro: {
    title: 'A small sheet with a hard job',
    paragraphs: [
      'Nine centimeters of board must say who you are, what you do and how to reach you, to a ' +
        'person who met you for two minutes. Crowding spoils it. Three logos, a list of ' +
        'services, two addresses and a slogan leave no room for the phone number.',
      'Our cards start from the one action you want. A property agent wants the call, a clinic ' +
        'wants to be found on the map, a textile exporter wants the email address typed without ' +
        'mistakes. That detail is set largest and the others step back.',
      'Teams get one master. When a salesperson joins, you send a name and a number, and the new ' +
        'card matches the old ones.',
    ],
  },
  offer: {
    title: 'What you receive',
    intro: 'Everything up to the press, and a version for people who no longer carry paper.',
    items: [
      {
        icon: 'lightbulb',
        title: 'Card concepts',
        text:
          'Different layouts for front and back at true size, so you can print them on office ' +
          'paper and hold them.',
      },
      {
        icon: 'printer',
        title: 'Print-ready files',
        text:
          'A CMYK PDF with bleed, crop marks and outlined type, and separate layers for foil, ' +
          'embossing or spot UV.',
      },
      {
        icon: 'layers',
        title: 'Paper and finish options',
        text:
          'Matte or velvet lamination, textured stock, foil, rounded corners: how each feels, ' +
          'what it does to your colors, which suits the job.',
      },
      {
        icon: 'qr-code',
        title: 'QR code',
        text:
          'A static code with your contact, WhatsApp link or map pin. It needs no subscription ' +
          'and is scanned on low-cost phones before print.',
      },
      {
        icon: 'smartphone',
        title: 'Digital card versions',
        text:
          'A PNG for WhatsApp, a vCard file that opens in the phone’s contacts, and a PDF for ' +
          'email.',
      },
    ],
  },
  method: {
    title: 'Getting it onto paper',
    paragraphs: [
      'You send the details and we edit them with you before drawing. Much of card design is ' +
        'deciding what to leave out: the second fax line, the motto, the address of a branch ' +
        'that has moved.',
      'Small type needs care on press. Details stay at 7 points or above, light letters on a ' +
        'dark ground are made slightly heavier because ink spreads, and fine rules are kept ' +
        'thick enough to hold. A large black area is mixed as rich black. Small black text stays ' +
        'pure black, so a slight shift between plates cannot blur it.',
      'Where you print is your choice. If you have a press in mind we set the file to its trim ' +
        'size, in Pakistan usually 3.5 by 2 inches, and to the way it wants finishes marked. ' +
        'With foil or spot UV, ask the press for a proof on the real stock; we will look at it ' +
        'with you.',
    ],
  },
  needs: {
    title: 'Details to collect',
    items: [
      'Names, titles and numbers exactly as they should appear',
      'Your logo in vector form, or the best copy you have',
      'How many people need cards and which lines differ',
      'The press you use, if there is one, and the quantity',
    ],
  },
  call: {
    title: 'Type out the card you carry today',
    text:
      'Put its words into the form, line by line. We will suggest what to cut, what to enlarge ' +
      'and what to print it on.',
    target: 'contact',
  },
  figure: '',
  related: 'When someone keeps the card and wants more',
  trades: [
    {
      slug: 'legal',
      reason: 'name, enrollment and chamber, and nothing that reads as advertising',
    },
    { slug: 'real-estate', reason: 'a dealer’s mobile number must be readable without glasses' },
    { slug: 'hr', reason: 'a recruiter meets a hall full of people in one day at a job fair' },
    { slug: 'automobile', reason: 'the buyer keeps it in the glove box until the first service' },
  ],
} satisfies Service;
