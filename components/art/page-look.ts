import type { Article, Department, Ground, Industry, Project, Service } from '@/content/types';
import { departments } from '@/lib/departments';
import { type DrawingName, hasDrawing } from './drawings';
import { pick } from './hash';

/** What a page's opening, its closing band and its social card are cut from. */
export type PageLook = {
  /** Its slug: the same seed gives the same tile. */
  seed: string;
  /** Whose star it is. */
  department: Department;
  ground: Ground;
  /** The ground of its window, behind the scene. */
  windowGround: Ground;
  /** What stands in its window. */
  scene?: DrawingName | undefined;
};

/** The looks of the pages that are not made from a list. */
export const pageLooks = {
  home: {
    ...tile('home', 'web', 'lajvard'),
    windowGround: 'lajvard',
    scene: 'pages/home',
  },
  about: { ...tile('about', 'design', 'ink'), windowGround: 'brick', scene: 'pages/about' },
  contact: tile('contact', 'software', 'firozi'),
  thankYou: tile('thank-you', 'design', 'sabz'),
  portfolio: tile('portfolio', 'design', 'brick'),
  privacyPolicy: tile('privacy-policy', 'software', 'lajvard'),
  missing: { ...tile('404', 'web', 'lajvard'), windowGround: 'firozi', scene: 'pages/missing' },
  missingProject: {
    ...tile('project-not-found', 'design', 'brick'),
    windowGround: 'firozi',
    scene: 'pages/missing',
  },
} as const satisfies Record<string, PageLook>;

export function serviceLook({ slug, department }: Service): PageLook {
  return { ...departmentTile(slug, department), scene: drawn(`services/${slug}`) };
}

/** An industry has its own ground, and the star of a department chosen by its slug. */
export function industryLook({ slug, ground }: Industry): PageLook {
  return { ...tile(slug, anyDepartment(slug), ground), scene: drawn(`industries/${slug}`) };
}

/** A project has the ground of its drawings. */
export function projectLook({ slug, ground }: Project): PageLook {
  return tile(slug, anyDepartment(slug), ground);
}

/** An article has the tile of its cover. */
export function articleLook({ cover }: Article): PageLook {
  return departmentTile(cover.word, cover.department);
}

/** Marketing keeps the specification's blue-tinted opening; its window brings the marigold. */
function departmentTile(seed: string, department: Department): PageLook {
  const windowGround = departments[department].ground;
  const ground = windowGround === 'genda' ? 'lajvard' : windowGround;
  return { seed, department, ground, windowGround };
}

function tile<G extends Ground>(seed: string, department: Department, ground: G) {
  return { seed, department, ground, windowGround: ground };
}

function anyDepartment(slug: string): Department {
  return pick(`fold:${slug}`, ['web', 'software', 'marketing', 'design']);
}

const drawn = (name: DrawingName) => (hasDrawing(name) ? name : undefined);
