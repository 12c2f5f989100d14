import { articles } from '#content/articles/index.ts';
import { departments } from '#content/departments.ts';
import { home } from '#content/home.ts';
import { industries } from '#content/industries/index.ts';
import { footerServices, serviceCategories } from '#content/navigation.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { allPages } from '#lib/page-list.ts';

export const siteContent = { services, industries, projects, articles };

/** A sentence for each link of the content that would lead nowhere, or twice to the same page. */
export function brokenReferences({ services, industries, projects, articles } = siteContent) {
  const known = {
    service: slugsOf(services),
    industry: slugsOf(industries),
    project: slugsOf(projects),
    page: allPages.map(({ path }) => path),
  };
  const check = (file: string, kind: keyof typeof known, names: readonly string[]) =>
    names.flatMap((name, index): string | never[] => {
      if (!known[kind].includes(name))
        return `${file} names the ${kind} "${name}", which does not exist.`;
      return names.indexOf(name) < index ? `${file} names the ${kind} "${name}" twice.` : [];
    });
  return [
    ...services.flatMap(({ slug, trades }) =>
      check(`content/services/${slug}.ts`, 'industry', slugsOf(trades)),
    ),
    ...industries.flatMap(({ slug, services: offered, project }) => [
      ...check(`content/industries/${slug}.ts`, 'service', offered),
      ...check(`content/industries/${slug}.ts`, 'project', given(project)),
    ]),
    ...projects.flatMap(({ slug, services: used, industry }) => [
      ...check(`content/projects/${slug}.ts`, 'service', used),
      ...check(`content/projects/${slug}.ts`, 'industry', given(industry)),
    ]),
    ...articles.flatMap(({ slug, content: html }) =>
      check(`content/articles/${slug}.ts`, 'page', linksOf(html)),
    ),
    ...check('content/home.ts', 'service', slugsOf(home.hero.tiles)),
    ...check('content/home.ts', 'service', slugsOf(home.services.cards)),
    ...home.industries.cards.flatMap((card) => [
      ...check('content/home.ts', 'project', [card.project]),
      ...('industry' in card
        ? check('content/home.ts', 'industry', [card.industry])
        : check('content/home.ts', 'service', [card.service])),
    ]),
    ...check('content/navigation.ts', 'service', serviceCategories.flat()),
    ...check('content/navigation.ts', 'service', footerServices),
    ...check('content/departments.ts', 'service', slugsOf(Object.values(departments))),
  ];
}

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

const given = (slug: string | undefined) => (slug === undefined ? [] : [slug]);

const linksOf = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path)),
];
