import type { Project } from '#content/types.ts';

export const legalFirmSite = {
  slug: 'legal-firm-site',
  title: 'Law Firm Website and Client Portal',
  tagline: 'The client reads the next date at home.',
  shortDescription:
    'Practice area pages and consultation booking for a law chamber, with a portal for its clients’ dates and papers.',
  category: 'Legal',
  ground: 'ink',
  tags: ['Intake', 'CMS', 'Scheduling', 'Portal'],
  tech: ['WordPress', 'Laravel', 'MySQL', 'Alpine.js', 'Google Calendar API', 'Amazon S3'],
  overview: [
    'Bar council rules in Pakistan restrict how advocates may advertise, and that shapes the whole site. Practice areas are explained in the client’s vocabulary, and attorneys are shown with their enrollment and the courts they appear in. Articles discuss the law without promising outcomes.',
    'A new matter arrives through an intake form for its practice area. The names of the parties are compared with existing clients before anyone reads the facts, and a partner decides whether to take it. Meetings are booked into real calendars, in chambers or by video.',
    'The client portal is a separate Laravel application with its own sign-in, kept apart from WordPress. A client in Jeddah opens it and finds the next hearing date, with the last order and the fee note below it.',
  ],
  features: [
    {
      title: 'Practice area pages',
      text: 'What a partition suit or a bail application involves, which papers to bring, and what the court will not settle.',
    },
    {
      title: 'Attorneys, as the office edits them',
      text: 'Bar enrollment and languages above the published articles, all changed by the office in the CMS.',
    },
    {
      title: 'Intake and conflict check',
      text: 'The form asks for the parties before the facts. Possible conflicts go to a partner with the earlier matter’s number and nothing more.',
    },
    {
      title: 'Consultations around court dates',
      text: 'Free times come from each attorney’s Google Calendar, where court dates are blocked. A consultation fee can be taken in advance.',
    },
    {
      title: 'Case diary',
      text: 'The clerk enters the next date from the corridor after a hearing. Counsel and client are reminded.',
    },
    {
      title: 'Papers kept out of WhatsApp',
      text: 'Clients upload a photographed deed to encrypted storage. Versions are kept, and links to them expire.',
    },
  ],
  businessImpact: [
    {
      title: 'Consultations begin prepared',
      text: 'The conflict result and the first documents are on the desk before the client sits down.',
    },
    {
      title: 'Dates no longer need a call',
      text: 'Clients read the next hearing and its purpose in the portal as soon as the clerk records it.',
    },
    {
      title: 'Confidential papers have one home',
      text: 'Pleadings and CNIC copies leave personal inboxes, and nobody searches three phones for one photographed deed.',
    },
  ],
  why: 'People who choose a {category} adviser want to know first whether their kind of case is handled. The public pages answer that and stay restrained; the working tools sit behind a login. The portal is worth nothing until the clerk’s diary is kept digitally, so a small chamber may well leave it for the second year.',
  images: ['legal-firm-site.svg', 'legal-firm-site-2.svg'],
  figure:
    'The file stays tied on the desk; the client reads the next date and hour on a phone, with the order of each earlier hearing.',
  call: {
    title: 'Read it as your client would',
    text: 'Send one practice area in your own words and a case history without names. The free demo shows the public page first, then signs you in as the client who waits for a date.',
  },
  greeting: 'Hello, I am writing from a law office about a website with a client portal.',
  industry: 'legal',
  tradeLink: 'What a chamber may say online under the bar’s canons',
  related: 'Pages the chamber can edit itself',
  services: ['cms-solutions', 'custom-website-development', 'content-marketing', 'seo'],
} satisfies Project;
