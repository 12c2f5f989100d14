import { content } from '#lib/content/content.ts';
import { departmentOf } from '#lib/content/lookup.ts';
import { plain, type Value } from '#lib/content/marks.ts';
import { routes } from '#lib/content/routes.ts';
import { type PageName, singlePage } from '#lib/content/single-pages.ts';
import type {
  Article,
  Department,
  Ground,
  Industry,
  Project,
  Service,
} from '#lib/content/types.ts';
import { type DrawingName, drawn } from './drawings.ts';
import { pick } from './hash.ts';

/** The pattern, colors and scene of a page's hero, closing band and social card. */
export type PageLook = {
  /** Determines the pattern. */
  seed: Value;
  department: Department;
  ground: Ground;
  windowGround: Ground;
  scene?: DrawingName | undefined;
};

/** Of a page that has one address. */
export function pageLook(name: PageName): PageLook {
  const { look } = singlePage(name);
  return { ...tile(routes[name].slice(1) || name, look.department, look.ground), ...look };
}

const lost = { windowGround: 'firozi', scene: 'pages/missing' } as const;

export const missingLook: PageLook = { ...tile('404', 'web', 'lajvard'), ...lost };

export const missingProjectLook: PageLook = {
  ...tile('project-not-found', 'design', 'brick'),
  ...lost,
};

export function serviceLook({ drawing, department }: Service): PageLook {
  return { ...departmentTile(plain(drawing), department), scene: drawn(`services/${drawing}`) };
}

export function industryLook({ drawing, ground }: Industry): PageLook {
  const seed = plain(drawing);
  const tiles = tile(seed, anyDepartment(seed), ground);
  return { ...tiles, scene: drawn(`industries/${drawing}`) };
}

export function projectLook({ slug, ground }: Project): PageLook {
  return tile(slug, anyDepartment(slug), ground);
}

/** In its card's window, where it has no drawing of its own, is what its department makes. */
export function articleLook({ cover }: Pick<Article, 'cover'>): PageLook {
  const { scene } = serviceLook(departmentOf(cover));
  return { ...departmentTile(plain(cover.word), cover.department), scene };
}

/** Marketing heroes are blue [spec 2.8]; only their windows have the marigold ground. */
function departmentTile(seed: Value, department: Department): PageLook {
  const windowGround = content().departments[department].ground;
  const ground = windowGround === 'genda' ? 'lajvard' : windowGround;
  return { seed, department, ground, windowGround };
}

function tile(seed: Value, department: Department, ground: Ground): PageLook {
  return { seed, department, ground, windowGround: ground };
}

/** Whose pattern's fold a page has. */
function anyDepartment(slug: Value): Department {
  return pick(`fold:${slug}`, ['web', 'software', 'marketing', 'design']);
}
