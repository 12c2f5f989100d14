import { home } from '#content/home.ts';
import { footerServices, serviceCategories } from '#content/navigation.ts';
import type { Article, Industry, Project, Service } from '#content/types.ts';
import { departments } from '#lib/departments.ts';
import { brokenReferences, siteContent } from './broken-references.ts';

const { services, industries, projects, articles } = siteContent;
const [service] = services as [Service];
const [industry] = industries as [Industry];
const [project] = projects as [Project];
const [article] = articles as [Article];
const [known = ''] = industry.services;

it.each([
  [
    'a service’s industry',
    { services: [{ ...service, trades: [{ slug: 'leagl', reason: '' }] }, ...services.slice(1)] },
    `content/services/${service.slug}.ts names the industry "leagl", which does not exist.`,
  ],
  [
    'an industry’s service',
    { industries: [{ ...industry, services: ['soe'] }, ...industries.slice(1)] },
    `content/industries/${industry.slug}.ts names the service "soe", which does not exist.`,
  ],
  [
    'an industry’s project',
    { industries: [{ ...industry, project: 'real-estat' }, ...industries.slice(1)] },
    `content/industries/${industry.slug}.ts names the project "real-estat", which does not exist.`,
  ],
  [
    'a project’s service',
    { projects: [{ ...project, services: ['soe'] }, ...projects.slice(1)] },
    `content/projects/${project.slug}.ts names the service "soe", which does not exist.`,
  ],
  [
    'a project’s industry',
    { projects: [{ ...project, industry: 'leagl' }, ...projects.slice(1)] },
    `content/projects/${project.slug}.ts names the industry "leagl", which does not exist.`,
  ],
  [
    'an article’s link',
    { articles: [{ ...article, content: '<a href="/abuot">Us</a>' }] },
    `content/articles/${article.slug}.ts names the page "/abuot", which does not exist.`,
  ],
  [
    'a slug that stands twice',
    { industries: [{ ...industry, services: [known, known] }, ...industries.slice(1)] },
    `content/industries/${industry.slug}.ts names the service "${known}" twice.`,
  ],
])('names file and slug of %s', (_, broken, sentence) => {
  expect(brokenReferences({ ...siteContent, ...broken })).toEqual([sentence]);
});

it.each([
  ['content/home.ts', home.hero.tiles[0].slug],
  ['content/home.ts', home.services.cards[0]?.slug],
  ['content/navigation.ts', footerServices[0]],
  ['content/navigation.ts', serviceCategories[0]?.[0]],
  ['lib/departments.ts', departments.web.slug],
])('names %s where the service %s was taken away', (file, gone) => {
  const left = services.filter(({ slug }) => slug !== gone);
  expect(brokenReferences({ ...siteContent, services: left })).toContain(
    `${file} names the service "${gone}", which does not exist.`,
  );
});
