import type { Project } from '#content/types.ts';

export const jobPortal = {
  slug: 'job-portal',
  title: 'Job Board and Hiring Platform',
  tagline: 'It reads the resume, so nobody retypes it.',
  shortDescription:
    'A job site that searches resumes by field, and an applicant tracking board on which employers do the hiring.',
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
    'Candidates would like to fill in nothing, and employers want every field filled. So the software reads the resume. Its text is extracted into profile fields, the candidate corrects them, and employers search what was confirmed.',
    'New postings pass a check for fake offers, above all those that ask applicants for a “registration fee”. Approved jobs are published with JobPosting structured data for search engines and expire on the date the employer gave. From then on the page says that it is closed.',
    'Applications then move across a tracking board from new to interview and offer, with comments attached. A trade association can run it for its members, or a university career office for its graduates.',
  ],
  features: [
    {
      title: 'Search by role and by shift',
      text: '“Accounts officer” also finds accountants. Night shifts have their own filter, since a call center in Lahore may keep American hours.',
    },
    {
      title: 'Resume reading',
      text: 'PDF and Word files are turned into education and experience. Scanned pages are flagged for manual entry.',
    },
    {
      title: 'Profiles for chosen readers',
      text: 'Open to all employers or to a few that the candidate names. The present employer can be excluded.',
    },
    {
      title: 'Matching that shows its reasons',
      text: 'Required skills and location produce an ordered list, each place in it explained. A person decides whom to call.',
    },
    {
      title: 'Applicant tracking board',
      text: 'Stages set by the employer, interview invitations with a calendar file, and a rejection message polite enough to be sent.',
    },
    {
      title: 'One desk per employer',
      text: 'How far each vacancy has come, and how many job slots and team seats are left on the invoice.',
    },
    {
      title: 'Alerts and career services',
      text: 'Job alerts by email, daily or weekly. Resume review is sold as a bookable service.',
    },
  ],
  businessImpact: [
    {
      title: 'Several lines of income',
      text: 'Postings and resume access can be priced apart or together, and an employer may pay to be featured.',
    },
    {
      title: 'Two resumes can be compared',
      text: 'Applicants arrive in the same fields, whether they sent one page or six.',
    },
    {
      title: 'Candidates return',
      text: 'Whoever got an answer here, even a no, opens the same profile again for the next search.',
    },
    {
      title: 'Employers stay after posting',
      text: 'Hiring happens on the board itself, and the next vacancy is opened where the last one was filled.',
    },
  ],
  why: 'A general board asks a welder what it asks an accountant. A {category} for one trade can ask for the welding certificate, or for the class of the driving license. Launch with employers you already know, since an empty board persuades nobody.',
  images: ['job-portal.svg', 'job-portal-2.svg'],
  figure:
    'Each marked passage of the PDF lands in a field of its own; the scanned certificate cannot be read, so the candidate fills it in.',
  call: {
    title: 'Post a vacancy, then apply for it',
    text: 'Send five real vacancies and a few CVs with the names removed. The free demo reads the CVs into fields and tells you whom it would put first, with its reasons.',
  },
  greeting: 'Hello, I have an idea for a job board and would like your advice on building it.',
  industry: 'job-portal',
  tradeLink: 'How a job board keeps fake vacancies out',
  related: 'Building the board, then filling it',
  services: ['custom-website-development', 'seo', 'email-marketing'],
} satisfies Project;
