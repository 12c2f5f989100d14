import { about } from '@/content/about';
import { contactPage, thankYouPage } from '@/content/contact';
import { industries } from '@/content/industries';
import { portfolioPage } from '@/content/portfolio';
import { privacyPolicy } from '@/content/privacy';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import type { Project } from '@/content/types';
import { routes } from './routes';
import { site } from './site';

export type Page = {
  path: string;
  /** Without the site's name, unless it is absolute. */
  title: string;
  description: string;
  /** ISO date of the last change of the words. */
  updated: string;
  /** Whether the title stands as it is. */
  absolute?: boolean;
  /** False where search engines are asked to leave the page out. */
  index?: boolean;
};

/** The pages that are not made from a list. */
export const sitePages = {
  home: {
    path: routes.home,
    title: `${site.name}: ${site.tagline}`,
    absolute: true,
    description: site.description,
    updated: '2026-11-21',
  },
  about: { ...named(about, routes.about), updated: '2026-11-21' },
  contact: { ...named(contactPage, routes.contact), updated: '2026-11-21' },
  portfolio: { ...named(portfolioPage, routes.portfolio), updated: '2026-11-21' },
  privacyPolicy: {
    path: routes.privacyPolicy,
    title: privacyPolicy.title,
    description: privacyPolicy.description,
    updated: privacyPolicy.updated,
  },
  thankYou: { ...named(thankYouPage, routes.thankYou), updated: '2026-11-21', index: false },
} satisfies Record<string, Page>;

/** The page of a service. */
export function servicePage(service: Words & { slug: string; updated: string }): Page {
  return { ...named(service, routes.service(service.slug)), updated: service.updated };
}

export function industryPage(industry: Words & { slug: string; updated: string }): Page {
  return { ...named(industry, routes.industry(industry.slug)), updated: industry.updated };
}

/** A project's title with the portfolio's suffix, and its two short texts [spec 2.11]. */
export function projectPage(project: Project): Page {
  const { slug, title, tagline, shortDescription, updated } = project;
  return {
    path: routes.project(slug),
    title: `${title} | Portfolio`,
    description: `${shortDescription} ${tagline}`,
    updated,
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

type Words = { metaTitle: string; description: string };

function named({ metaTitle, description }: Words, path: string) {
  return { path, title: metaTitle, description };
}
