import type { Industry } from '../types';

export const jobPortal = {
  slug: 'job-portal',
  name: 'Job Portal',
  summary: 'Jobs, candidates and employers',
  emoji: '💼',
  icon: 'briefcase',
  ground: 'sabz',
  title: 'A job board that sends employers CVs worth reading',
  tagline:
    'Employers leave after a hundred irrelevant CVs, candidates after silence. A job portal website stays alive when both sides hear something useful within days.',
  metaTitle: 'Job Portal Website Development',
  description:
    'Job boards with search, candidate profiles, employer dashboards, application tracking, matching and career services, moderated against fake posts.',
  features: {
    title: 'Two sides of one market',
    intro:
      'A new board opens empty on both sides, and its owner pays hosting for a ghost town. This set is chosen so that the first few employers get a usable shortlist from a small pool.',
    items: [
      {
        title: 'Job search',
        icon: 'search',
        text: 'Search by title, city, salary and experience that forgives spelling, so “acountant” finds accountants. Closed vacancies drop out of the index by themselves.',
      },
      {
        title: 'Candidate profiles',
        icon: 'file-user',
        text: 'A profile read from an uploaded PDF or Word CV and corrected by its owner, with expected salary and present employer hidden on request.',
      },
      {
        title: 'Employer dashboard',
        icon: 'layout-dashboard',
        text: 'Post, pause, renew and promote vacancies, buy credits against an invoice, and let several recruiters from one firm share an inbox.',
      },
      {
        title: 'Application tracking',
        icon: 'square-kanban',
        text: 'Stages from received to hired, with notes and bulk replies. Candidates see their stage, so even a rejection arrives as a message.',
      },
      {
        title: 'Matching',
        icon: 'git-compare-arrows',
        text: 'Scores from skills, location and notice period that a recruiter can open and adjust. Gender, photo and religion stay out of the calculation.',
      },
      {
        title: 'Career services',
        icon: 'compass',
        text: 'CV review, interview practice, a salary guide and courses, free or paid. They bring visitors back between one vacancy and the next.',
      },
    ],
  },
  practice: {
    title: 'Fake vacancies hurt more than none',
    paragraphs: [
      'Sooner or later someone posts “data entry from home” and asks for a registration fee. A new employer’s first vacancies wait until a moderator has checked an NTN or SECP number and a company email address. Words such as “deposit” and “security” flag a post for a second look. Candidates report in one tap, and a banned phone number stays banned under any company name.',
      'Search traffic decides what growth costs. Every vacancy has its own page with JobPosting markup and a closing date, and is taken down or marked closed once filled, as Google’s guidelines require. City and profession pages, “nurse jobs in Multan” for one, exist only where real vacancies stand behind them. A daily alert goes out by email and, for those who ask, on WhatsApp, with a cap because those messages cost money.',
      'Revenue should match the stage you are in. Charging job seekers early drives them away, and employers want proof before they pay, so credits, free trial posts and featured slots are built as switches for later. CV views are counted and logged, since a copied database is the asset you would lose. Tell us your first field, whether that is nursing, textiles or software, and which employers you can telephone yourself. A narrow board fills sooner than a general one, and its pages have more to say. Widening it afterward is a matter of adding categories.',
    ],
  },
  call: {
    title: 'Choose your first field with us',
    text: 'One sector, one city and a handful of employers are enough to begin planning. Write to us and we reply within 24 hours.',
  },
  project: 'job-portal',
  figure: '',
  related: 'Where to look next',
  services: ['custom-website-development', 'seo', 'email-marketing', 'sem'],
} satisfies Industry;
