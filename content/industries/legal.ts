import type { Industry } from '../types';

export const legal = {
  slug: 'legal',
  name: 'Legal',
  summary: 'Cases, clients and documents',
  emoji: '⚖️',
  icon: 'scale',
  ground: 'ink',
  title: 'Case diaries and websites for a practice full of dates',
  tagline:
    'A missed hearing is remembered longer than ten that went well. A law firm’s next date, file and clerk’s note belong in one place, reachable from the courtroom.',
  metaTitle: 'Law Firm Website & Case Management',
  description:
    'Chamber websites and case management with appointments, client portal, document library and advocate profiles, worded within the bar’s canons.',
  features: {
    title: 'The office behind the appearance',
    intro:
      'Advocates rarely lose sleep over design. They lose it over a limitation period that ends on a Friday, or a client who learned the outcome from the opposite side.',
    items: [
      {
        title: 'Case management',
        icon: 'gavel',
        text: 'Court, case number, parties, stage and next date for each matter. Tomorrow’s list reaches every associate and clerk the evening before.',
      },
      {
        title: 'Appointments',
        icon: 'calendar-clock',
        text: 'Consultation slots by advocate and branch, paid or free. Names are checked against existing parties for conflict before a meeting is confirmed.',
      },
      {
        title: 'Client portal',
        icon: 'lock-keyhole',
        text: 'Behind a one-time code, clients read the last order, the next date, invoices and the list of papers still wanted from them.',
      },
      {
        title: 'Practice areas',
        icon: 'library',
        text: 'A page for each area of work in plain English and Urdu: the procedure, the papers to bring, the stages a matter goes through.',
      },
      {
        title: 'Document library',
        icon: 'folder-lock',
        text: 'Petitions, orders, precedents and vakalatnamas, scanned and searchable, with versions and access by matter. Templates fill in names and case numbers.',
      },
      {
        title: 'Attorney profiles',
        icon: 'briefcase-business',
        text: 'Enrollment, courts of practice, education and publications, stated soberly. Superlatives stay out, which suits both the canons and careful readers.',
      },
    ],
  },
  practice: {
    title: 'A site that informs and does not solicit',
    paragraphs: [
      'The Pakistan Bar Council’s canons of conduct forbid an advocate to solicit work by advertisement. We write chamber sites accordingly: facts about people and practice, explanations of procedure, contact details. Client names, success rates, comparisons and “best lawyer” ads are left out. What remains is what an in-house counsel or an overseas client looks for before calling. You approve the final wording, since you answer for it.',
      'Inside the office the diary is the heart. Dates arrive by clerk, by cause list and by phone from the bar room, sometimes with “adjourned” and nothing else. Entering one takes three taps, asks for the purpose of the next hearing and tells those concerned. Limitation dates are counted from a date you enter, shown with the rule used, and confirmed by a lawyer. Software may count days; it may not decide which law applies. Court vacations and strike days sit in the same calendar.',
      'Confidentiality shapes the technology. Matters are walled off within the firm, files are encrypted at rest, and a departing associate loses access the same hour. Urdu orders are scanned as they are and tagged in English, because machine reading of Nastaliq is still unreliable. Migration begins with active matters; decided files follow when there is time. Fee notes and payments can be kept per matter, apart from the diary, for partners only. You will need one clerk who owns the dates and one partner who insists on them.',
    ],
  },
  call: {
    title: 'Show us a week of your diary',
    text: 'Remove the names. Seven days of dates tell us more than a long questionnaire, and your clerk can do the explaining.',
  },
  project: 'legal-firm-site',
  figure: '',
  related: 'Where to look next',
  services: [
    'cms-solutions',
    'custom-website-development',
    'crm-development',
    'business-card-design',
  ],
} satisfies Industry;
