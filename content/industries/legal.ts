import type { Industry } from '#content/types.ts';

export const legal = {
  slug: 'legal',
  name: 'Legal',
  summary: 'Next dates and client files',
  emoji: '⚖️',
  icon: 'scale',
  ground: 'ink',
  title: 'Case diaries and websites for a practice full of dates',
  tagline:
    'The clerk has the next date in his diary, and his diary is on the other side of town. A law firm’s dates belong where counsel can read them from the courtroom.',
  metaTitle: 'Law Firm Website & Case Management',
  description:
    'Chamber websites and case management with appointments, client portal, document library and advocate profiles, worded within the bar’s canons.',
  features: {
    title: 'The limitation that ends on a Friday',
    intro:
      'Advocates rarely lose sleep over design. They lose it over a date like that, or over a client who learned the outcome from the opposite side.',
    items: [
      {
        title: 'Case management',
        icon: 'gavel',
        text: 'Parties and stage with the next date for each matter. Tomorrow’s list reaches every associate and the munshi the evening before.',
      },
      {
        title: 'Appointments',
        icon: 'calendar-clock',
        text: 'Consultation slots by advocate and branch, paid or free. Names are checked for conflict before a meeting is confirmed, while a polite refusal is still easy.',
      },
      {
        title: 'Client portal',
        icon: 'lock-keyhole',
        text: 'Behind a one-time code, clients read the last order and the next date. They also see which papers are still wanted from them, and what is owed.',
      },
      {
        title: 'Practice areas',
        icon: 'library',
        text: 'A page for each area of work in plain English and Urdu. A widow with a succession case learns which papers to bring before she pays for the rickshaw.',
      },
      {
        title: 'Document library',
        icon: 'folder-lock',
        text: 'Petitions and orders are scanned and can be searched by those on the matter. A vakalatnama fills in its own names and case number.',
      },
      {
        title: 'Attorney profiles',
        icon: 'briefcase-business',
        text: 'Enrollment and courts of practice, stated soberly. Superlatives stay out, which suits both the canons and careful readers.',
      },
    ],
  },
  practice: {
    title: 'A site that informs and does not solicit',
    paragraphs: [
      'The Pakistan Bar Council’s canons of conduct forbid an advocate to solicit work by advertisement. We write chamber sites accordingly, with facts about the people and explanations of procedure. Client names are left out; a success rate or a “best lawyer” ad never goes in. What remains is what an overseas client looks for before calling. You approve the final wording, since you answer for it.',
      'Dates arrive by cause list or by phone from the bar room, sometimes with “adjourned” and nothing else. Entering one takes three taps and asks for the purpose of the next hearing. Limitation dates are counted from a day you enter, shown with the rule used, and confirmed by a lawyer. Software may count days; it may not decide which law applies. Court vacations and strike days sit in the same calendar.',
      'An associate sees the matters assigned to them, and on leaving loses access the same hour. Urdu orders are scanned as they are and tagged in English, because machine reading of Nastaliq is still unreliable. Migration begins with active matters; decided files follow when there is time. Fee notes can be kept per matter, apart from the diary, for partners only. You will need one clerk who owns the dates and one partner who insists on them.',
    ],
  },
  call: {
    title: 'Show us a week of your diary',
    text: 'Remove the names. Seven days of dates tell us more than a long questionnaire, and your clerk can do the explaining.',
  },
  project: 'legal-firm-site',
  figure:
    'Two stages are ticked and the third is where the matter stands. Of five papers two are green: the chamber has those, and the client can see which three to look for.',
  practiceFirst: true,
  related: 'What a chamber may put its name to',
  services: [
    'cms-solutions',
    'custom-website-development',
    'crm-development',
    'business-card-design',
  ],
} satisfies Industry;
