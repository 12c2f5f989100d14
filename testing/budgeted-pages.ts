import budgets from './budgets.json' with { type: 'json' };
import { industryPath, projectPath, servicePath } from './samples.ts';

const sampleOf: Record<string, string> = {
  '/services/:slug': servicePath,
  '/industries/:slug': industryPath,
  '/portfolio/:slug': projectPath,
};

export const budgetedPages = Object.entries(budgets).map(
  ([path, budget]) => [sampleOf[path] ?? path, budget] as const,
);
