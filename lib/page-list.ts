import { about } from '#content/about.ts';
import { contactPage, thankYouPage } from '#content/contact.ts';
import { home } from '#content/home.ts';
import { industries } from '#content/industries/index.ts';
import { portfolioPage } from '#content/portfolio.ts';
import { privacyPolicy } from '#content/privacy.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Industry, Project, Service } from '#content/types.ts';
import { lastChange } from './last-change.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';

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

export const sitePages = {
  home: {
    path: routes.home,
    updated: newest(lastChange('content/home.ts'), lastChange('content/articles')),
    title: fitTitle(`${site.name}: ${site.tagline}`, site.tagline),
    absolute: true,
    description: site.description,
    heading: home.hero.title,
  },
  about: { ...dated(routes.about, 'content/about.ts'), ...pageTexts({ ...about, ...about.hero }) },
  contact: { ...dated(routes.contact, 'content/contact.ts'), ...pageTexts(contactPage) },
  portfolio: {
    path: routes.portfolio,
    updated: newest(lastChange('content/portfolio.ts'), lastChange('content/projects')),
    ...pageTexts(portfolioPage),
  },
  privacyPolicy: {
    path: routes.privacyPolicy,
    updated: privacyPolicy.updated,
    ...pageTexts(privacyPolicy),
  },
  thankYou: {
    ...dated(routes.thankYou, 'content/contact.ts'),
    ...pageTexts(thankYouPage),
    index: false,
  },
} satisfies Record<string, Page>;

export function servicePage(service: Service): Page {
  return {
    ...dated(routes.service(service.slug), `content/services/${service.slug}.ts`),
    ...pageTexts(service),
  };
}

export function industryPage(industry: Industry): Page {
  return {
    ...dated(routes.industry(industry.slug), `content/industries/${industry.slug}.ts`),
    ...pageTexts(industry),
  };
}

/** Title and description as in [spec 2.11]. */
export function projectPage({ slug, title, tagline, shortDescription }: Project): Page {
  return {
    ...dated(routes.project(slug), `content/projects/${slug}.ts`),
    title: `${title} | Portfolio`,
    description: `${shortDescription} ${tagline}`,
    heading: title,
  };
}

const { thankYou, ...agency } = sitePages;

/** Without noindex pages. */
export const pageGroups: readonly { name: string; pages: readonly Page[] }[] = [
  { name: 'Agency', pages: Object.values(agency) },
  { name: 'Services', pages: services.map(servicePage) },
  { name: 'Industries', pages: industries.map(industryPage) },
  { name: 'Portfolio', pages: projects.map(projectPage) },
];

export const pages: readonly Page[] = pageGroups.flatMap((group) => group.pages);

/** Includes noindex pages. */
export const allPages: readonly Page[] = [...pages, thankYou];

/** With the site's name where it fits. */
export function fullTitle({ title, absolute }: Page): string {
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

function dated(path: string, file: string) {
  return { path, updated: lastChange(file) };
}

function newest(...days: (string | undefined)[]): string | undefined {
  return days.sort().findLast((day) => day);
}
