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
  /** Without the site's name, unless it is absolute. */
  title: string;
  description: string;
  /** The page's h1, and the title of its social card. */
  heading: string;
  /** ISO date of the last change of the words. */
  updated?: string;
  /** Whether the title stands as it is. */
  absolute?: boolean;
  /** False where search engines are asked to leave the page out. */
  index?: boolean;
};

/** The pages that are not made from a list. */
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

/** The page of a service. */
export function servicePage(service: Service): Page {
  return { ...dated(routes.service(service.slug)), ...named(service) };
}

export function industryPage(industry: Industry): Page {
  return { ...dated(routes.industry(industry.slug)), ...named(industry) };
}

/** A project's title with the portfolio's suffix, and its two short texts [spec 2.11]. */
export function projectPage({ slug, title, tagline, shortDescription }: Project): Page {
  return {
    ...dated(routes.project(slug)),
    title: `${title} | Portfolio`,
    description: `${shortDescription} ${tagline}`,
    heading: title,
  };
}

const { thankYou, ...agency } = sitePages;

/** Every page that search engines may list, by kind; feeds the sitemap, llms.txt and the tests. */
export const pageGroups: readonly { name: string; pages: readonly Page[] }[] = [
  { name: 'Agency', pages: Object.values(agency) },
  { name: 'Services', pages: services.map(servicePage) },
  { name: 'Industries', pages: industries.map(industryPage) },
  { name: 'Portfolio', pages: projects.map(projectPage) },
];

export const pages: readonly Page[] = pageGroups.flatMap((group) => group.pages);

/** Every page, the one that is not to be listed among them. */
export const allPages: readonly Page[] = [...pages, thankYou];

/** A page's title as tabs and search engines show it: with the site's name, where there is room. */
export function fullTitle({ title, absolute }: Page): string {
  return absolute ? title : fitting(`${title} | ${site.name}`, title);
}

/** Search engines cut off what is longer than 60 characters. */
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
