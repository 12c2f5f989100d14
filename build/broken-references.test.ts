import { departments } from '#content/departments.ts';
import { home } from '#content/home.ts';
import { footerServices, serviceCategories } from '#content/navigation.ts';
import type { Article, Industry, Project, Service } from '#content/types.ts';
import { brokenReferences, siteContent } from './broken-references.ts';

const { services, industries, projects, articles } = siteContent;
const [service] = services as [Service];
const [industry] = industries as [Industry];
const [project] = projects as [Project];
const [article] = articles as [Article];
const [known = ''] = industry.services;

const withService = (change: Partial<Service>) => ({
  services: [{ ...service, ...change }, ...services.slice(1)],
});
const withIndustry = (change: Partial<Industry>) => ({
  industries: [{ ...industry, ...change }, ...industries.slice(1)],
});
const withProject = (change: Partial<Project>) => ({
  projects: [{ ...project, ...change }, ...projects.slice(1)],
});

it.each([
  ['industry', `services/${service.slug}`, withService({ trades: [{ slug: 'x', reason: '' }] })],
  ['service', `industries/${industry.slug}`, withIndustry({ services: ['x'] })],
  ['project', `industries/${industry.slug}`, withIndustry({ project: 'x' })],
  ['service', `projects/${project.slug}`, withProject({ services: ['x'] })],
  ['industry', `projects/${project.slug}`, withProject({ industry: 'x' })],
])('names the %s that does not exist, and content/%s.ts', (kind, file, broken) => {
  expect(brokenReferences({ ...siteContent, ...broken })).toEqual([
    `content/${file}.ts names the ${kind} "x", which does not exist.`,
  ]);
});

it('names an article’s link that leads nowhere, and a slug that stands twice', () => {
  const articles = [{ ...article, content: '<a href="/abuot">Us</a>' }];
  const twice = withIndustry({ services: [known, known] });
  expect(brokenReferences({ ...siteContent, articles, ...twice })).toEqual([
    `content/industries/${industry.slug}.ts names the service "${known}" twice.`,
    `content/articles/${article.slug}.ts names the page "/abuot", which does not exist.`,
  ]);
});

it.each([
  ['content/home.ts', home.hero.tiles[0].slug],
  ['content/home.ts', home.services.cards[0]?.slug],
  ['content/navigation.ts', footerServices[0]],
  ['content/navigation.ts', serviceCategories[0]?.[0]],
  ['content/departments.ts', departments.web.slug],
])('names %s where the service %s was taken away', (file, gone) => {
  const left = services.filter(({ slug }) => slug !== gone);
  expect(brokenReferences({ ...siteContent, services: left })).toContain(
    `${file} names the service "${gone}", which does not exist.`,
  );
});
