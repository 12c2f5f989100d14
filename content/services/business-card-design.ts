import type { Service } from '#content/types.ts';

export const businessCardDesign = {
  slug: 'business-card-design',
  department: 'design',
  name: 'Business Card Design',
  summary: 'Cards with a tested QR code and paper that lasts, for the press and for the phone.',
  icon: 'id-card',
  title: 'A business card people can read and keep',
  tagline:
    'The press will call it a visiting card. We design its two sides and the print file, and a version that you can send from your phone on WhatsApp.',
  metaTitle: 'Business Card Design for Print and Phone',
  description:
    'Business card design with several concepts, press-ready PDF files, advice on paper and finish, a tested QR code and a digital card to share by phone.',
  intro: {
    title: 'Kept under the glass of a shopkeeper’s desk',
    paragraphs: [
      'In a bazaar office the cards worth keeping lie under the desk’s glass, thirty or forty side by side. Yours has to be found there by someone who met you for two minutes. Crowding spoils it. A card that carries three logos and two addresses has no room left for the phone number.',
      'Our cards start from the one action you want. A property agent wants the call; a textile exporter wants the email address typed without mistakes. That detail is set largest and the others step back.',
      'Teams get one master. When a salesperson joins, you send a name and a number, and the new card matches the old ones.',
    ],
  },
  offer: {
    title: 'For the press, and for people who carry no paper',
    intro: 'The printing itself you order where you like.',
    items: [
      {
        icon: 'lightbulb',
        title: 'Card concepts',
        text: 'Different layouts for front and back at true size, so you can print them on office paper and hold them.',
      },
      {
        icon: 'printer',
        title: 'Print-ready files',
        text: 'A CMYK PDF with bleed and outlined type, and foil or spot UV on a layer of its own.',
      },
      {
        icon: 'layers',
        title: 'Paper and finish options',
        text: 'Velvet lamination, or textured stock and foil. We say how each feels and what it does to your colors.',
      },
      {
        icon: 'qr-code',
        title: 'QR code',
        text: 'A static code with your contact or a map pin. It needs no subscription and is scanned on low-cost phones before print.',
      },
      {
        icon: 'smartphone',
        title: 'Digital card versions',
        text: 'A PNG for WhatsApp, and a vCard file that opens in the phone’s contacts.',
      },
    ],
  },
  method: {
    title: 'Most of the work is leaving things out',
    paragraphs: [
      'You send the details and we edit them with you before drawing. The fax line goes, and so does the address of the branch that has moved.',
      'Details stay at 7 points or above. Light letters on a dark ground are made slightly heavier, because ink spreads. A large black area is mixed as rich black; small black text stays pure black, so a slight shift between plates cannot blur it.',
      'Where you print is your choice. If you have a press in mind we set the file to its trim size, in Pakistan usually 3.5 by 2 inches, and to the way it wants finishes marked. With foil or spot UV, ask for a proof on the real stock; we will look at it with you.',
    ],
  },
  needs: {
    title: 'Names spelled as they should be printed',
    items: [
      'Each person’s name and title, and a number that somebody has rung to check',
      'Your logo in vector form, or the best copy you have',
      'How many people need cards and which lines differ',
      'The quantity, and the press if you use one',
    ],
  },
  call: {
    title: 'Type out the card you carry today',
    text: 'Put its words into the form, line by line. We will suggest what to cut and what to print the rest on.',
    target: 'contact',
  },
  figure:
    'Both sides lie on the press sheet with color running past the trim line, and the same card waits on the phone with a code to scan.',
  figureFirst: true,
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
