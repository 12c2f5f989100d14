import type { Industry } from '#content/types.ts';

export const nonProfit = {
  slug: 'non-profit',
  name: 'Non-Profit',
  summary: 'Donations that donors can follow',
  emoji: '🤝',
  icon: 'hand-heart',
  ground: 'brick',
  title: 'Websites that show donors where their money went',
  tagline:
    'People give to an NGO once on a feeling and again after a photograph of the well. A non-profit’s site must keep zakat apart and send that photograph to those who paid for it.',
  metaTitle: 'Non-Profit & NGO Website Development',
  description:
    'NGO and charity websites with donations, zakat funds, volunteers, events, grants, impact reports and stories told with consent and dignity.',
  features: {
    title: 'Nine parts of an honest fundraising office',
    intro:
      'Trustees worry about the auditor, and about the donor in Birmingham who never heard back. Each module leaves a record that answers one of the two.',
    items: [
      {
        title: 'Donations',
        icon: 'hand-coins',
        text: 'Once or every month, by card or wallet, Raast or bank transfer. Zakat and sadaqah are separated from general funds at the first click.',
      },
      {
        title: 'Volunteers',
        icon: 'hand-helping',
        text: 'Sign-up with skills and city, and a background check where children are involved. A letter of hours served comes at the end; students ask for it.',
      },
      {
        title: 'Events',
        icon: 'calendar-heart',
        text: 'Iftar dinners and medical camps with registration and sponsor levels. Afterward the page stays up and says what was raised.',
      },
      {
        title: 'Impact tracking',
        icon: 'target',
        text: 'Field teams enter counts and photos from a phone. Figures on the public page come from those entries and carry their date.',
      },
      {
        title: 'Grants',
        icon: 'scroll-text',
        text: 'Deadlines and budgets in the report format of each grant. An expense is tagged to its budget line on the day it is paid, so nobody sorts vouchers in the last week.',
      },
      {
        title: 'Newsletter',
        icon: 'mail',
        text: 'A letter in English or Urdu, sent to people who agreed to receive it. It carries more news than appeals.',
      },
      {
        title: 'Social media',
        icon: 'megaphone',
        text: 'One appeal in the right shapes for Facebook and Instagram, and a picture to forward on WhatsApp. Each link is tagged so you know which post brought gifts.',
      },
      {
        title: 'Membership portal',
        icon: 'id-card',
        text: 'Members renew here, vote, and correct their own details. The office sees who owes dues without opening an old register.',
      },
      {
        title: 'Storytelling',
        icon: 'book-heart',
        text: 'Stories with consent on record, a changed name where one is needed, and no face shown in hunger. Your editors publish text and film themselves.',
      },
    ],
  },
  practice: {
    title: 'Zakat does not pay the electricity bill',
    paragraphs: [
      'Zakat has eligible recipients, and the office meter is not one of them. The donation form asks for the intention, and each rupee stays in its fund until an approved expense draws it down. The gateway’s fee is booked apart. A numbered receipt goes out at once, with your registration and the tax-exemption reference if you hold one, because donors may need it for their returns. Fitrana and qurbani appeals open and close by date.',
      'Giving from abroad takes planning. Several global processors do not open accounts for organizations registered in Pakistan, so we look at what your bank’s gateway accepts, or at a sister charity overseas, before drawing the form. Foreign funding brings questions from banks and regulators, and the system keeps each foreign gift together with the giver’s details and the approval under which it came in. The donation page is kept light and load-tested before the last nights of Ramadan.',
      'The new hand pump stands in a village without signal. The field app stores its photo offline and strips the location from pictures of people. It asks consent in the local language, by voice if the person does not read, and a coordinator approves before anything is public. We suggest a page for accounts and annual reports with overhead stated, since institutional donors look there early. A small organization can start with four of the nine: donations, volunteers, stories and the newsletter.',
    ],
  },
  call: {
    title: 'Begin with the receipt',
    text: 'Show us the slip a donor gets from you today. We start there and work backward to the campaign page.',
  },
  figure:
    'The receipt names the fund that the money went into. Months later a picture from the field joins the same page, with its place and its date.',
  practiceFirst: true,
  related: 'To write to donors more than once a year',
  services: [
    'custom-website-development',
    'content-marketing',
    'email-marketing',
    'social-media-marketing',
  ],
} satisfies Industry;
