import budgets from './budgets.json' with { type: 'json' };
import { articlePath, industryPath, projectPath, servicePath } from './samples.ts';

const sampleOf: Record<string, string> = {
  '/services/:slug': servicePath,
  '/industries/:slug': industryPath,
  '/portfolio/:slug': projectPath,
  '/blog/:slug': articlePath,
};

export const budgetedPages = Object.entries(budgets).map(
  ([path, budget]) => [sampleOf[path] ?? path, budget] as const,
);
