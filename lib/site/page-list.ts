import { perObject } from '#lib/base/per-object.ts';
import { cut } from '#lib/base/text.ts';
import { content, words } from '#lib/content/content.ts';
import { plain, type Value } from '#lib/content/marks.ts';
import { routes } from '#lib/content/routes.ts';
import { type Folder, fileOf, folderNames, folders, nameOf } from '#lib/content/schema.ts';
import { type PageName, pageNames, singlePage, singlePages } from '#lib/content/single-pages.ts';
import type { Article, Industry, Project, Service } from '#lib/content/types.ts';

type Page = {
  kind: PageKind;
  path: string;
  /** What an owner calls it. */
  name: string;
  /** Without the site's name. */
  title: Value;
  description: Value;
  /** The h1. */
  heading: Value;
  /** ISO date; unknown where Git does not know it. */
  updated: string | undefined;
  /** Of an article: ISO date. */
  published?: string;
  /** Whether the site's name is not added to the title. */
  absolute?: boolean;
  /** False for noindex. */
  index?: boolean | undefined;
};

/** A page that has one address. */
function sitePage(page: PageName): Page {
  const { file, name, shows = [], index } = singlePage(page);
  const known = { name, kind: kindOf(page), ...dated(routes[page], file, ...shows) };
  const { site, home, ...said } = content();
  if (page === 'home') {
    const title = fitTitle(`${site.name}: ${site.tagline}`, site.tagline);
    const { description } = site;
    return { ...known, title, absolute: true, description, heading: plain(home.hero.title) };
  }
  const words = said[nameOf(singlePages[page].file)];
  const { title } = 'hero' in words ? words.hero : words;
  const { updated } = 'updated' in words ? words : known;
  return { ...known, ...pageTexts({ ...words, title }), updated, index };
}

type Entry = Service | Industry | Project | Article;

function entryPage(folder: Folder, one: Entry): Page {
  if ('excerpt' in one) return articlePage(one);
  const known = {
    kind: kindOf(folders[folder].one),
    name: 'name' in one ? one.name : one.title,
    ...dated(folders[folder].route(one.slug), fileOf(folder, one.slug)),
  };
  if (!('shortDescription' in one)) return { ...known, ...pageTexts(one) };
  const { title, tagline, shortDescription } = one;
  return {
    ...known,
    // As in [spec 2.11].
    title: plain(`${title} | Portfolio`),
    description: cut(plain(`${shortDescription} ${tagline}`), 160),
    heading: plain(title),
  };
}

export function articlePage({ slug, title, excerpt, date }: Article) {
  const { path, updated = date } = dated(routes.article(slug), fileOf('articles', slug));
  const heading = plain(title);
  const texts = { name: title, title: heading, description: plain(excerpt), heading };
  // It may have been written before its day.
  const dates = { published: date, updated: updated > date ? updated : date };
  return { kind: 'article', path, ...dates, ...texts } satisfies Page;
}

/** Pages of a kind are equally heavy. */
export const pageKinds = [
  'home',
  'service',
  'industry',
  'project',
  'portfolio',
  'article',
  'other',
] as const;

export type PageKind = (typeof pageKinds)[number];

const kindOf = (name: string): PageKind => pageKinds.find((kind) => kind === name) ?? 'other';

/** Every page of the site; includes noindex pages. */
export const allPages = (): Page[] => [
  ...pageNames.map(sitePage),
  ...folderNames.flatMap((folder) => content()[folder].map((one) => entryPage(folder, one))),
];

const byPath = perObject(
  'pages',
  (_: ReturnType<typeof content>) => new Map(allPages().map((page) => [page.path, page])),
);

const find = (path: string) => byPath(content()).get(path);

/** @throws where there is none */
export function pageAt(path: string): Page {
  const page = find(path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

/** What an owner calls a page of the site; the address of one that is no more. */
export const pageName = (path: string): string => find(path)?.name ?? path;

/** Undefined for what is no page of the site. */
export const pageKind = (path: string): PageKind | undefined => find(path)?.kind;

export const pages = (): Page[] => allPages().filter(({ index }) => index !== false);

/** With the site's name where it fits. */
export function fullTitle({ title, absolute }: Page): string {
  const { site } = content();
  return absolute ? title : fitTitle(`${title} | ${site.name}`, title);
}

/** Search engines cut titles after 60 characters. */
function fitTitle(title: string, shorter: string): string {
  return title.length <= 60 ? title : shorter;
}

type PageTexts = { metaTitle: Value; description: Value; title: string };

function pageTexts({ metaTitle, description, title }: PageTexts) {
  return { title: metaTitle, description, heading: plain(title) };
}

/** With the day of the last change to these files of the content, or to anything in these folders there. */
function dated(path: string, ...names: string[]) {
  const days = [...words().days].flatMap(([file, day]) =>
    names.some((name) => file === name || file.startsWith(`${name}/`)) ? day : [],
  );
  return { path, updated: days.sort().at(-1) };
}
