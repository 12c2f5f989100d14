import { routes } from './routes.ts';

/** Where the pages of a folder's files are. */
export const entryRoutes = {
  services: routes.service,
  industries: routes.industry,
  projects: routes.project,
  articles: routes.article,
};

/** The pages that are no entries of a folder: what an owner calls them, the file of their words, their kind. */
export const singlePages = [
  { path: routes.home, name: 'Home', file: 'home.yaml', kind: 'home' },
  { path: routes.about, name: 'About', file: 'about.yaml', kind: 'other' },
  { path: routes.contact, name: 'Contact', file: 'contact.yaml', kind: 'other' },
  { path: routes.portfolio, name: 'Portfolio', file: 'portfolio.yaml', kind: 'portfolio' },
  { path: routes.thankYou, name: 'Thank you', file: 'thank-you.yaml', kind: 'other' },
  { path: routes.privacyPolicy, name: 'Privacy policy', file: 'privacy.md', kind: 'other' },
] as const;
