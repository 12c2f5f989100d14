import type { Project } from '../types';

export const legalFirmSite = {
  slug: 'legal-firm-site',
  title: 'Law Firm Website and Client Portal',
  tagline: 'A sober site in front, a tidy case desk behind.',
  shortDescription:
    'Practice area pages, attorney profiles and consultation booking, with case updates and documents for clients.',
  category: 'Legal',
  ground: 'ink',
  tags: ['Intake', 'CMS', 'Scheduling', 'Portal'],
  tech: ['WordPress', 'Laravel', 'MySQL', 'Alpine.js', 'Google Calendar API', 'Amazon S3'],
  overview: [
    'Bar council rules in Pakistan restrict how advocates may advertise, and that shapes the whole site. It informs and leaves solicitation aside. Practice areas are explained in the client’s vocabulary, attorneys are shown with their enrollment and the courts they appear in, and articles discuss the law without promising outcomes.',
    'A new matter arrives through an intake form for its practice area. The names of the parties are compared with existing clients before anyone reads the facts, and a partner accepts or declines. Meetings are booked into real calendars, in chambers or by video.',
    'The client portal is a separate Laravel application with its own sign-in, kept apart from WordPress. There a client finds the next hearing date, orders after each hearing, fee notes and messages.',
  ],
  features: [
    {
      title: 'Practice area pages',
      text: 'Property, family, corporate, tax or criminal work: what the process involves, which papers to bring, what it cannot settle.',
    },
    {
      title: 'Attorney profiles',
      text: 'Qualifications, bar enrollment, languages and published articles, edited by the office in the CMS.',
    },
    {
      title: 'Intake and conflict check',
      text: 'Parties first, facts second. Possible conflicts go to a partner with the earlier matter’s number and nothing more.',
    },
    {
      title: 'Appointments',
      text: 'Free times come from each attorney’s Google Calendar, with court dates blocked. A consultation fee can be taken in advance.',
    },
    {
      title: 'Case diary',
      text: 'The clerk enters the next date after a hearing. Reminders reach counsel, associate and client.',
    },
    {
      title: 'Document library',
      text: 'Encrypted storage with versions and expiring links. Clients upload scans from a phone instead of sending them on WhatsApp.',
    },
  ],
  businessImpact: [
    {
      title: 'Consultations begin prepared',
      text: 'The file, the conflict result and the first documents are on the desk before the meeting.',
    },
    {
      title: 'Dates no longer need a call',
      text: 'Clients read the next hearing and its purpose in the portal as soon as the clerk records it.',
    },
    {
      title: 'Confidential papers have one home',
      text: 'Pleadings and identity documents leave personal inboxes, and a departing associate loses access in one step.',
    },
  ],
  why: 'People who choose a {category} adviser look for calm and clarity before they look for a form. The public pages therefore stay restrained, and the working tools sit behind a login. Small chambers can open the site with intake alone and add the portal once the clerk’s diary is kept digitally.',
  images: ['legal-firm-site.svg', 'legal-firm-site-2.svg'],
  figure:
    'The file stays tied on the desk; the client reads the next date and hour on a phone, with the order of each earlier hearing.',
  call: { title: '', text: '' },
  greeting: 'Hello, I am writing from a law office about a website with a client portal.',
  industry: 'legal',
  tradeLink: '',
  related: 'What goes into it',
  services: ['cms-solutions', 'custom-website-development', 'content-marketing', 'seo'],
} satisfies Project;
