import { routes } from './routes.ts';

/** The pages that are no entries of a folder: what an owner calls them, and the file of their words. */
export const singlePages = [
  { path: routes.home, name: 'Home', file: 'home.yaml' },
  { path: routes.about, name: 'About', file: 'about.yaml' },
  { path: routes.contact, name: 'Contact', file: 'contact.yaml' },
  { path: routes.portfolio, name: 'Portfolio', file: 'portfolio.yaml' },
  { path: routes.thankYou, name: 'Thank you', file: 'thank-you.yaml' },
  { path: routes.privacyPolicy, name: 'Privacy policy', file: 'privacy.md' },
];
