import { content } from '#lib/content/content.ts';
import type {
  Article,
  Department,
  Ground,
  Industry,
  Project,
  Service,
} from '#lib/content/types.ts';
import { type DrawingName, hasDrawing } from './drawings.ts';
import { pick } from './hash.ts';

/** The pattern, colors and scene of a page's hero, closing band and social card. */
export type PageLook = {
  /** Determines the pattern. */
  seed: string;
  department: Department;
  ground: Ground;
  windowGround: Ground;
  scene?: DrawingName | undefined;
};

export const pageLooks = {
  home: { ...tile('home', 'web', 'lajvard'), scene: 'pages/home' },
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
} satisfies Record<string, PageLook>;

export function serviceLook({ drawing, department }: Service): PageLook {
  return { ...departmentTile(drawing, department), scene: drawn(`services/${drawing}`) };
}

export function industryLook({ drawing, ground }: Industry): PageLook {
  const tiles = tile(drawing, anyDepartment(drawing), ground);
  return { ...tiles, scene: drawn(`industries/${drawing}`) };
}

export function projectLook({ slug, ground }: Project): PageLook {
  return tile(slug, anyDepartment(slug), ground);
}

export function articleLook({ cover }: Article): PageLook {
  return departmentTile(cover.word, cover.department);
}

/** Marketing heroes are blue [spec 2.8]; only their windows have the marigold ground. */
function departmentTile(seed: string, department: Department): PageLook {
  const windowGround = content().departments[department].ground;
  const ground = windowGround === 'genda' ? 'lajvard' : windowGround;
  return { seed, department, ground, windowGround };
}

function tile(seed: string, department: Department, ground: Ground): PageLook {
  return { seed, department, ground, windowGround: ground };
}

function anyDepartment(slug: string): Department {
  return pick(`fold:${slug}`, ['web', 'software', 'marketing', 'design']);
}

const drawn = (name: DrawingName) => (hasDrawing(name) ? name : undefined);
