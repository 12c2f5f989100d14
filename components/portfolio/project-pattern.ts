import { sceneOf } from '@/components/art/mock-up/scenes';
import type { Department, Ground } from '@/content/types';
import { pick } from '@/lib/hash';

/** The tile of a project's page: the ground of its mock-up, and a star chosen by its slug. */
export function projectPattern(slug: string): {
  seed: string;
  department: Department;
  ground: Ground;
} {
  return {
    seed: slug,
    department: pick(`fold:${slug}`, ['web', 'software', 'marketing', 'design']),
    ground: sceneOf(slug)?.ground ?? 'lajvard',
  };
}
