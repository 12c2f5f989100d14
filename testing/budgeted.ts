import budgets from './budgets.json' with { type: 'json' };
import { industryPath, projectPath, servicePath } from './samples';

const sampleOf: Record<string, string> = {
  '/services/:slug': servicePath,
  '/industries/:slug': industryPath,
  '/portfolio/:slug': projectPath,
};

/** The pages that have a budget, one of each kind, with what each may weigh. */
export const budgeted = Object.entries(budgets).map(
  ([path, budget]) => [sampleOf[path] ?? path, budget] as const,
);
