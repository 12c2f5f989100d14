import type { Folder } from '#lib/content/schema.ts';
import type { PageName } from '#lib/content/single-pages.ts';
import { articlePath, industryPath, projectPath, servicePath } from './samples.ts';

/** In KiB, but for requests and elements, which are counted. */
const usual = {
  script: 4.9,
  // For paper, which no screen waits for.
  stylesheet: 0.8,
  font: 42,
  total: 90,
  requests: 8,
  elements: 1200,
};

/** To the others nobody comes by a search. */
type Kind = Exclude<PageName, 'privacyPolicy' | 'thankYou'> | Folder;

/** A page of each kind, and the most that it may weigh. */
export const budgetedPages = Object.values({
  home: ['/', { ...usual, document: 21.6, total: 95 }],
  about: ['/about', { ...usual, document: 13 }],
  contact: ['/contact', { ...usual, document: 10.8 }],
  portfolio: ['/portfolio', { ...usual, document: 13.5, requests: 12 }],
  // On a phone a detail is close to the first screen.
  services: [servicePath, { ...usual, document: 13.9, requests: 9 }],
  industries: [industryPath, { ...usual, document: 14.2, requests: 9 }],
  projects: [projectPath, { ...usual, document: 13.2 }],
  articles: [articlePath, { ...usual, document: 11.9, requests: 11 }],
} satisfies Record<Kind, [path: string, budget: typeof usual & { document: number }]>);
