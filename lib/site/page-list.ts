import { cut } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { plain, type Value } from '#lib/content/marks.ts';
import { routes } from '#lib/content/routes.ts';
import { nameOf } from '#lib/content/schema.ts';
import { type PageName, pageNames, singlePage, singlePages } from '#lib/content/single-pages.ts';
import type { Article, Industry, Project, Service } from '#lib/content/types.ts';
import { lastChange } from './pages/last-change.ts';

export type Page = {
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
export function sitePage(name: PageName): Page {
  const { file, shows = [], index } = singlePage(name);
  return { ...dated(routes[name], file, ...shows), ...textsOf(name), index };
}

function textsOf(name: PageName) {
  const { site, home, ...said } = content();
  if (name === 'home') {
    const title = fitTitle(`${site.name}: ${site.tagline}`, site.tagline);
    return {
      title,
      absolute: true,
      description: site.description,
      heading: plain(home.hero.title),
    };
  }
  const words = said[nameOf(singlePages[name].file)];
  const { title } = 'hero' in words ? words.hero : words;
  return {
    ...pageTexts({ ...words, title }),
    ...('updated' in words && { updated: words.updated }),
  };
}

export const servicePage = (service: Service) =>
  entryPage(routes.service(service.slug), 'services', service);

export const industryPage = (industry: Industry) =>
  entryPage(routes.industry(industry.slug), 'industries', industry);

function entryPage(
  path: string,
  folder: 'services' | 'industries',
  { slug, ...texts }: Service | Industry,
): Page {
  return { ...dated(path, `${folder}/${slug}.yaml`), ...pageTexts(texts) };
}

/** Title and description as in [spec 2.11]. */
export function projectPage({ slug, title, tagline, shortDescription }: Project): Page {
  return {
    ...dated(routes.project(slug), `projects/${slug}.yaml`),
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

/** Without noindex pages. */
export function pageGroups(): { name: string; pages: Page[] }[] {
  const { services, industries, projects, articles } = content();
  return [
    { name: 'Agency', pages: agencyPages().filter(({ index }) => index !== false) },
    { name: 'Services', pages: services.map(servicePage) },
    { name: 'Industries', pages: industries.map(industryPage) },
    { name: 'Portfolio', pages: projects.map(projectPage) },
    { name: 'Blog', pages: articles.map(articlePage) },
  ];
}

export const pages = (): Page[] => pageGroups().flatMap((group) => group.pages);

/** Includes noindex pages. */
export const allPages = (): Page[] => [
  ...pages(),
  ...agencyPages().filter(({ index }) => index === false),
];

const agencyPages = () => pageNames.map(sitePage);

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

/** Of the newest of these files and folders. */
function dated(path: string, ...names: string[]) {
  const days = names.map(lastChange).sort();
  return { path, updated: days.findLast((day) => day) };
}
