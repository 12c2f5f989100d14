import { about } from '@/content/about';
import { contactPage, thankYouPage } from '@/content/contact';
import { home } from '@/content/home';
import { industries } from '@/content/industries';
import { lastChanges } from '@/content/last-changes';
import { portfolioPage } from '@/content/portfolio';
import { privacyPolicy } from '@/content/privacy';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import type { Industry, Project, Service } from '@/content/types';
import { routes } from './routes';
import { site } from './site';

export type Page = {
  path: string;
  /** Without the site's name. */
  title: string;
  description: string;
  /** The h1. */
  heading: string;
  /** ISO date. */
  updated?: string;
  /** Whether the site's name is not added to the title. */
  absolute?: boolean;
  /** False for noindex. */
  index?: boolean;
};

export const sitePages = {
  home: {
    ...dated(routes.home),
    title: fitting(`${site.name}: ${site.tagline}`, site.tagline),
    absolute: true,
    description: site.description,
    heading: home.hero.title,
  },
  about: { ...dated(routes.about), ...named({ ...about, ...about.hero }) },
  contact: { ...dated(routes.contact), ...named(contactPage) },
  portfolio: { ...dated(routes.portfolio), ...named(portfolioPage) },
  privacyPolicy: {
    path: routes.privacyPolicy,
    updated: privacyPolicy.updated,
    ...named(privacyPolicy),
  },
  thankYou: { ...dated(routes.thankYou), ...named(thankYouPage), index: false },
} satisfies Record<string, Page>;

export function servicePage(service: Service): Page {
  return { ...dated(routes.service(service.slug)), ...named(service) };
}

export function industryPage(industry: Industry): Page {
  return { ...dated(routes.industry(industry.slug)), ...named(industry) };
}

/** Title and description as in [spec 2.11]. */
export function projectPage({ slug, title, tagline, shortDescription }: Project): Page {
  return {
    ...dated(routes.project(slug)),
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
  return absolute ? title : fitting(`${title} | ${site.name}`, title);
}

/** Search engines cut titles after 60 characters. */
function fitting(title: string, shorter: string): string {
  return title.length <= 60 ? title : shorter;
}

type Words = { metaTitle: string; description: string; title: string };

function named({ metaTitle, description, title }: Words) {
  return { title: metaTitle, description, heading: title };
}

function dated(path: string) {
  return { path, updated: lastChanges[path]?.day };
}
