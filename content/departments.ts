import type { Department, Ground } from './types.ts';

type DepartmentFacts = {
  /** Of the department's page. */
  slug: string;
  ground: Ground;
};

export const departments = {
  web: { slug: 'web-design', ground: 'lajvard' },
  software: { slug: 'software-tech', ground: 'firozi' },
  marketing: { slug: 'digital-marketing', ground: 'genda' },
  design: { slug: 'graphic-design', ground: 'brick' },
} as const satisfies Record<Department, DepartmentFacts>;
