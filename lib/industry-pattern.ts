import type { Department } from '@/content/types';
import { pick } from './hash';

/** Which department's star an industry's pattern is cut from: chosen by its slug, always the same. */
export function industryDepartment(slug: string): Department {
  return pick(`fold:${slug}`, ['web', 'software', 'marketing', 'design']);
}
