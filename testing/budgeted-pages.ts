import { articlePath, industryPath, projectPath, servicePath } from './samples.ts';

/** In KiB, but for requests and elements, which are counted. */
const usual = {
  script: 4.9,
  stylesheet: 0,
  font: 42,
  total: 90,
  requests: 7,
  elements: 1200,
};

/** A page of each kind, and the most that it may weigh. */
export const budgetedPages = [
  ['/', { ...usual, document: 21.6, stylesheet: 0.2, total: 95 }],
  ['/about', { ...usual, document: 13.3 }],
  ['/contact', { ...usual, document: 11 }],
  ['/portfolio', { ...usual, document: 13.7, requests: 11 }],
  [servicePath, { ...usual, document: 14.2 }],
  [industryPath, { ...usual, document: 14.4 }],
  [projectPath, { ...usual, document: 13.5 }],
  [articlePath, { ...usual, document: 12.3, requests: 9 }],
] as const;
