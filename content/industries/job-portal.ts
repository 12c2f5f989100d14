import type { Industry } from '#content/types.ts';

export const jobPortal = {
  slug: 'job-portal',
  name: 'Job Portal',
  summary: 'Employers meet the right CV',
  emoji: '💼',
  icon: 'briefcase',
  ground: 'sabz',
  title: 'A job board that sends employers CVs worth reading',
  tagline:
    'Employers leave after a hundred irrelevant CVs, candidates after a month without a word. A job portal website that shows every applicant the stage of their file can hold both.',
  metaTitle: 'Job Portal Website Development',
  description:
    'Job boards with search, candidate profiles, employer dashboards, application tracking, matching and career services, moderated against fake posts.',
  features: {
    title: 'Opening with five employers',
    intro:
      'A new board is empty at first, and its owner pays hosting for a ghost town. This set is chosen so that the first few employers get a usable shortlist from a small pool.',
    items: [
      {
        title: 'Job search',
        icon: 'search',
        text: 'A search that forgives spelling, so “electrision” finds electricians, and that knows there is a Model Town in more cities than one. Closed vacancies drop out by themselves.',
      },
      {
        title: 'Candidate profiles',
        icon: 'file-user',
        text: 'Read from an uploaded PDF or Word CV and corrected by its owner. Expected salary is hidden on request, and the present employer can be shut out of the profile.',
      },
      {
        title: 'Employer dashboard',
        icon: 'layout-dashboard',
        text: 'Vacancies are posted and renewed here, and credits are bought against an invoice. Several recruiters of one firm share an inbox without sharing a password.',
      },
      {
        title: 'Application tracking',
        icon: 'square-kanban',
        text: 'From received to hired, the candidate sees the stage, and even a rejection arrives as a message. Recruiters keep their notes there and reply to forty people at once.',
      },
      {
        title: 'Matching',
        icon: 'git-compare-arrows',
        text: 'A score that weighs skills, and also the distance to a shift that ends at midnight. The recruiter can open and adjust it. Gender, photo and religion stay out.',
      },
      {
        title: 'Career services',
        icon: 'compass',
        text: 'CV review and interview practice, free or paid, beside a salary guide. They bring people back between one vacancy and the next.',
      },
    ],
  },
  practice: {
    title: '“Data entry from home”, fee in advance',
    paragraphs: [
      'Sooner or later someone posts that line and asks for a registration fee. A new employer’s first vacancies wait until a moderator has checked an NTN or SECP number and a company email address. A job in the Gulf waits for the license number of its overseas employment promoter. Words such as “deposit” flag a post for a second look. Candidates report in one tap, and a banned phone number stays banned under any company name.',
      'Every vacancy has a page with JobPosting markup and a closing date, and is marked closed or taken down once filled, as Google’s guidelines require. A page such as “nurse jobs in Multan” exists only while real vacancies stand behind it. A daily alert goes out by email and, for those who ask, on WhatsApp, with a cap because those messages cost money.',
      'Charging job seekers early drives them away, and employers want proof before they pay. So credits and featured slots are built as switches for later, and the first posts are free. CV views are counted and logged, since a copied database is the asset you would lose. Tell us your first field, whether nursing or textiles, and which employers you can telephone yourself. A narrow board fills sooner than a general one, and widening it afterward is a matter of adding categories.',
    ],
  },
  call: {
    title: 'Choose your first field with us',
    text: 'Nurses in one city and five employers would be enough to begin planning. Write to us and we reply within 24 hours.',
  },
  project: 'job-portal',
  figure:
    'One card hangs between two columns: an applicant is being moved to the next stage. The phone shows the vacancy, and whoever applied will hear of the move today.',
  related: 'How job seekers come to know the board',
  services: ['custom-website-development', 'seo', 'email-marketing', 'sem'],
} satisfies Industry;
