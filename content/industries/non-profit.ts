import type { Industry } from '../types';

export const nonProfit = {
  slug: 'non-profit',
  name: 'Non-Profit',
  summary: 'Donations, volunteers and impact',
  emoji: '🤝',
  icon: 'hand-heart',
  ground: 'brick',
  title: 'Websites that show donors where their money went',
  tagline:
    'People give to an NGO once on a feeling and again on proof. A non-profit’s site must take zakat correctly, thank the giver by name and report back when the well is dug.',
  metaTitle: 'Non-Profit & NGO Website Development',
  description:
    'NGO and charity websites with donations, zakat funds, volunteers, events, grants, impact reports and stories told with consent and dignity.',
  features: {
    title: 'Nine parts of an honest fundraising office',
    intro:
      'Trustees worry about the auditor, the bank’s questions on a foreign transfer, and the donor who never heard back. Each module leaves a record that answers one of them.',
    items: [
      {
        title: 'Donations',
        icon: 'hand-coins',
        text: 'One-time and monthly giving by card, wallet, Raast or bank transfer. Zakat, sadaqah and general funds are separated from the first click.',
      },
      {
        title: 'Volunteers',
        icon: 'hand-helping',
        text: 'Sign-up with skills, city and availability, background checks where children are involved, shift rosters, and a letter of hours served.',
      },
      {
        title: 'Events',
        icon: 'calendar-heart',
        text: 'Iftar dinners, medical camps and walks with registration and sponsor levels, and afterward a page that says what was raised.',
      },
      {
        title: 'Impact tracking',
        icon: 'target',
        text: 'Field teams enter counts, photos and places from a phone. Figures on the public page come from those entries and carry their date.',
      },
      {
        title: 'Grants',
        icon: 'scroll-text',
        text: 'Deadlines, budgets, milestones and report formats per grant. Expenses are tagged to budget lines, so the final report assembles itself from records.',
      },
      {
        title: 'Newsletter',
        icon: 'mail',
        text: 'A letter to people who agreed to receive it, in English or Urdu, sorted by cause, with more news in it than appeals.',
      },
      {
        title: 'Social media',
        icon: 'megaphone',
        text: 'Appeals shared with the right picture and words on Facebook, Instagram and WhatsApp, each link tagged so you know which post brought gifts.',
      },
      {
        title: 'Membership portal',
        icon: 'id-card',
        text: 'Members renew, vote, download minutes and correct their own details. The office sees dues outstanding without opening an old register.',
      },
      {
        title: 'Storytelling',
        icon: 'book-heart',
        text: 'Stories with consent on record, names changed where needed and faces shown with dignity. Your editors publish text, pictures and film themselves.',
      },
    ],
  },
  practice: {
    title: 'Restricted money must stay restricted',
    paragraphs: [
      'Zakat has eligible recipients and cannot quietly pay the electricity bill. The donation form asks for the intention, the gateway’s fee is booked apart, and each rupee stays in its fund until an approved expense draws it down. A numbered receipt goes out at once, with your registration and the tax-exemption reference if you hold one, because donors may need it for their returns. Fitrana, qurbani and flood appeals are campaigns that open and close by date.',
      'Giving from abroad takes planning. Several global processors do not open accounts for organizations registered in Pakistan, so we look at what your bank’s gateway accepts, or at a sister charity overseas, before drawing the form. Foreign funding brings questions from banks and regulators, and the system keeps donor details, purpose and approvals together for that day. The donation page is kept light and load-tested before the last nights of Ramadan.',
      'Proof is gathered in places without signal. The field app stores entries and photos offline, strips location from pictures of people, and asks consent in the local language, by voice if the person does not read. A coordinator approves before anything is public. We suggest a page for accounts and annual reports with overhead stated, since institutional donors look there early. A small organization can start with four of the nine: donations, volunteers, stories and the newsletter.',
    ],
  },
  call: {
    title: 'Begin with the receipt',
    text: 'Show us what a donor receives from you today. We start there and work backward to the campaign page.',
  },
  related: 'Where to look next',
  services: [
    'custom-website-development',
    'content-marketing',
    'email-marketing',
    'social-media-marketing',
  ],
} satisfies Industry;
