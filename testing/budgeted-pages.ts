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
  ['/', { ...usual, document: 23.1, stylesheet: 0.2, total: 95 }],
  ['/about', { ...usual, document: 14.3 }],
  ['/contact', { ...usual, document: 11.7 }],
  ['/portfolio', { ...usual, document: 14.3, requests: 11 }],
  [servicePath, { ...usual, document: 14.8 }],
  [industryPath, { ...usual, document: 15 }],
  [projectPath, { ...usual, document: 14 }],
  [articlePath, { ...usual, document: 12.7, requests: 9 }],
] as const;
