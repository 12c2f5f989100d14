import type { Project } from '../types';

export const jobPortal = {
  slug: 'job-portal',
  title: 'Job Board and Hiring Platform',
  tagline: 'Vacancies, resumes and interviews in one place.',
  shortDescription:
    'A job site with candidate profiles, resume search, employer dashboards and an applicant tracking board.',
  category: 'Job Portal',
  ground: 'brick',
  tags: ['ATS', 'Profiles', 'Search', 'Matching'],
  tech: [
    'Nuxt',
    'Node.js',
    'Fastify',
    'PostgreSQL',
    'OpenSearch',
    'Apache Tika',
    'BullMQ',
    'Redis',
  ],
  overview: [
    'Two audiences share a job board and want opposite things. Candidates want few fields and an honest status; employers want structure and a short list. The compromise is to read the resume: its text is extracted into profile fields, the candidate corrects them, and employers search what was confirmed.',
    'New postings pass a check for fake offers, above all those that ask applicants for a “registration fee”. Approved jobs are published with JobPosting structured data for search engines and expire on the date the employer gave. Expired pages say that they are closed.',
    'Applications then move across a tracking board from new to screened, interview and offer, with comments attached. The same software gives a recruiter, a trade association or a university career office a board for its own field.',
  ],
  features: [
    {
      title: 'Job search',
      text: 'Keyword, city, salary band, shift and remote work, with synonyms: a search for “accounts officer” also finds accountants.',
    },
    {
      title: 'Resume reading',
      text: 'PDF and Word files are turned into education, experience and skills. Scanned pages are flagged for manual entry.',
    },
    {
      title: 'Candidate profiles',
      text: 'Visible to all employers, to chosen ones or to none. A current employer can be excluded by name.',
    },
    {
      title: 'Matching',
      text: 'Required skills, experience and location produce an ordered list that shows its reasons. A person decides whom to call.',
    },
    {
      title: 'Applicant tracking board',
      text: 'Stages set by the employer, scorecards, interview invitations with a calendar file, and polite rejection messages.',
    },
    {
      title: 'Employer dashboard',
      text: 'Job slots, team seats, invoices and the progress of each vacancy.',
    },
    {
      title: 'Alerts and career services',
      text: 'Daily or weekly job alerts by email, interview guidance, and resume review as a bookable service.',
    },
  ],
  businessImpact: [
    {
      title: 'Several lines of income',
      text: 'Postings, resume access and featured employers can be priced apart or together.',
    },
    {
      title: 'Screening starts from like with like',
      text: 'Applicants arrive in the same fields, whatever the layout of their resume.',
    },
    {
      title: 'Candidates return',
      text: 'A truthful status and useful alerts are reasons to keep a profile up to date.',
    },
    {
      title: 'Employers stay after posting',
      text: 'Hiring happens on the board itself, and the next vacancy is opened where the last one was filled.',
    },
  ],
  why: 'General boards treat all vacancies alike. A {category} for one trade, one city or one alumni body can ask the questions that matter there, such as a welding certificate or a driving license class. Launch with employers you already know, since an empty board persuades nobody.',
  images: ['job-portal.svg', 'job-portal-2.svg'],
  figure:
    'Each marked passage of the PDF lands in a field of its own; the scanned certificate cannot be read, so the candidate fills it in.',
  call: { title: '', text: '' },
  greeting: 'Hello, I have an idea for a job board and would like your advice on building it.',
  industry: 'job-portal',
  tradeLink: '',
  related: 'What goes into it',
  services: ['custom-website-development', 'seo', 'email-marketing'],
} satisfies Project;
