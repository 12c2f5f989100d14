import { content } from './content.ts';
import { lastChange } from './last-change.ts';
import { routes } from './routes.ts';
import { entryRoutes } from './single-pages.ts';
import type { Article, Industry, Project, Service } from './types.ts';

export type Page = {
  path: string;
  /** Without the site's name. */
  title: string;
  description: string;
  /** The h1. */
  heading: string;
  /** ISO date; unknown where Git does not know it. */
  updated: string | undefined;
  /** Whether the site's name is not added to the title. */
  absolute?: boolean;
  /** False for noindex. */
  index?: boolean;
};

export function sitePages() {
  const { site, home, about, contact, portfolio, privacy, thankYou } = content();
  return {
    home: {
      ...dated(routes.home, 'home.yaml', 'people.yaml', 'articles'),
      title: fitTitle(`${site.name}: ${site.tagline}`, site.tagline),
      absolute: true,
      description: site.description,
      heading: home.hero.title,
    },
    about: {
      ...dated(routes.about, 'about.yaml', 'people.yaml'),
      ...pageTexts({ ...about, ...about.hero }),
    },
    contact: { ...dated(routes.contact, 'contact.yaml'), ...pageTexts(contact) },
    portfolio: {
      ...dated(routes.portfolio, 'portfolio.yaml', 'projects'),
      ...pageTexts(portfolio),
    },
    privacyPolicy: {
      path: routes.privacyPolicy,
      updated: privacy.updated,
      ...pageTexts(privacy),
    },
    thankYou: {
      ...dated(routes.thankYou, 'thank-you.yaml'),
      ...pageTexts(thankYou),
      index: false,
    },
  } satisfies Record<string, Page>;
}

export const servicePage = (service: Service) => entryPage('services', service);

export const industryPage = (industry: Industry) => entryPage('industries', industry);

function entryPage(
  folder: 'services' | 'industries',
  { slug, ...texts }: Service | Industry,
): Page {
  return { ...dated(entryRoutes[folder](slug), `${folder}/${slug}.yaml`), ...pageTexts(texts) };
}

/** Title and description as in [spec 2.11]. */
export function projectPage({ slug, title, tagline, shortDescription }: Project): Page {
  return {
    ...dated(routes.project(slug), `projects/${slug}.yaml`),
    title: `${title} | Portfolio`,
    description: `${shortDescription} ${tagline}`,
    heading: title,
  };
}

export function articlePage({ slug, title, excerpt, date }: Article) {
  const { path, updated = date } = dated(routes.article(slug), `articles/${slug}.md`);
  return { path, updated, title, description: excerpt, heading: title } satisfies Page;
}

/** Without noindex pages. */
export function pageGroups(): { name: string; pages: Page[] }[] {
  const { services, industries, projects, articles } = content();
  const { thankYou, ...agency } = sitePages();
  return [
    { name: 'Agency', pages: Object.values(agency) },
    { name: 'Services', pages: services.map(servicePage) },
    { name: 'Industries', pages: industries.map(industryPage) },
    { name: 'Portfolio', pages: projects.map(projectPage) },
    { name: 'Blog', pages: articles.map(articlePage) },
  ];
}

export const pages = (): Page[] => pageGroups().flatMap((group) => group.pages);

/** Includes noindex pages. */
export const allPages = (): Page[] => [...pages(), sitePages().thankYou];

/** With the site's name where it fits. */
export function fullTitle({ title, absolute }: Page): string {
  const { site } = content();
  return absolute ? title : fitTitle(`${title} | ${site.name}`, title);
}

/** Search engines cut titles after 60 characters. */
function fitTitle(title: string, shorter: string): string {
  return title.length <= 60 ? title : shorter;
}

type PageTexts = { metaTitle: string; description: string; title: string };

function pageTexts({ metaTitle, description, title }: PageTexts) {
  return { title: metaTitle, description, heading: title };
}

/** Of the newest of these files and folders. */
function dated(path: string, ...names: string[]) {
  const days = names.map(lastChange).sort();
  return { path, updated: days.findLast((day) => day) };
}
