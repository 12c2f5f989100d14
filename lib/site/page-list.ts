import { cut } from '#lib/base/text.ts';
import { content, words } from '#lib/content/content.ts';
import { plain, type Value } from '#lib/content/marks.ts';
import { routes } from '#lib/content/routes.ts';
import { type Folder, folderNames, folders, nameOf } from '#lib/content/schema.ts';
import { type PageName, pageNames, singlePage, singlePages } from '#lib/content/single-pages.ts';
import type { Article, Industry, Project, Service } from '#lib/content/types.ts';

type Page = {
  path: string;
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
function sitePage(name: PageName): Page {
  const { file, shows = [], index } = singlePage(name);
  const dates = dated(routes[name], file, ...shows);
  const { site, home, ...said } = content();
  if (name === 'home') {
    const title = fitTitle(`${site.name}: ${site.tagline}`, site.tagline);
    const { description } = site;
    return { ...dates, title, absolute: true, description, heading: plain(home.hero.title) };
  }
  const words = said[nameOf(singlePages[name].file)];
  const { title } = 'hero' in words ? words.hero : words;
  const { updated } = 'updated' in words ? words : dates;
  return { ...dates, ...pageTexts({ ...words, title }), updated, index };
}

type Entry = Service | Industry | Project | Article;

function entryPage(folder: Folder, one: Entry): Page {
  if ('excerpt' in one) return articlePage(one);
  const dates = dated(folders[folder].route(one.slug), `${folder}/${one.slug}.yaml`);
  if (!('shortDescription' in one)) return { ...dates, ...pageTexts(one) };
  const { title, tagline, shortDescription } = one;
  return {
    ...dates,
    // As in [spec 2.11].
    title: plain(`${title} | Portfolio`),
    description: cut(plain(`${shortDescription} ${tagline}`), 160),
    heading: plain(title),
  };
}

export function articlePage({ slug, title, excerpt, date }: Article) {
  const { path, updated = date } = dated(routes.article(slug), `articles/${slug}.md`);
  const heading = plain(title);
  const texts = { title: heading, description: plain(excerpt), heading };
  // It may have been written before its day.
  return {
    path,
    published: date,
    updated: updated > date ? updated : date,
    ...texts,
  } satisfies Page;
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

/** Every page of the site, and what an owner calls it. */
export function namedPages() {
  return [
    ...pageNames.map((name) => ({
      kind: kindOf(name),
      path: routes[name],
      name: singlePage(name).name,
      page: () => sitePage(name),
    })),
    ...folderNames.flatMap((folder) =>
      content()[folder].map((one: Entry) => ({
        kind: kindOf(folders[folder].one),
        path: folders[folder].route(one.slug),
        name: 'name' in one ? one.name : one.title,
        page: () => entryPage(folder, one),
      })),
    ),
  ];
}

const kindOf = (name: string): PageKind => pageKinds.find((kind) => kind === name) ?? 'other';

/** @throws where there is none */
export function pageAt(path: string): Page {
  const named = namedPages().find((page) => page.path === path);
  if (!named) throw new Error(`There is no page ${path}`);
  return named.page();
}

/** What an owner calls a page of the site; the address of one that is no more. */
export function pageName(path: string): string {
  return namedPages().find((page) => page.path === path)?.name ?? path;
}

/** Undefined for what is no page of the site. */
export function pageKind(path: string): PageKind | undefined {
  return namedPages().find((page) => page.path === path)?.kind;
}

/** Includes noindex pages. */
export const allPages = (): Page[] => namedPages().map(({ page }) => page());

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
