import { departments } from '@/lib/departments';
import { articles } from './articles';
import { home } from './home';
import { industries } from './industries';
import { footerServices, serviceCategories } from './navigation';
import { projects } from './projects';
import { services } from './services';

const words = (text: string) => text.trim().split(/[\s,]+/);

const serviceSlugs = services.map(({ slug }) => slug);
const industrySlugs = industries.map(({ slug }) => slug);
const projectSlugs = projects.map(({ slug }) => slug);

test('each department has its page', () => {
  for (const [department, { slug }] of Object.entries(departments)) {
    expect(services.find((service) => service.slug === slug)?.department).toBe(department);
  }
});

describe('references', () => {
  const paths = new Set([
    ...words('/ /about /contact /portfolio /privacy-policy'),
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    ...industrySlugs.map((slug) => `/industries/${slug}`),
    ...projectSlugs.map((slug) => `/portfolio/${slug}`),
  ]);

  test('lead to slugs that exist, each once', () => {
    for (const { slug, trades } of services) {
      allKnown(slug, slugsOf(trades), industrySlugs);
    }
    for (const { slug, services: draws, project } of industries) {
      allKnown(slug, draws, serviceSlugs);
      if (project) allKnown(slug, [project], projectSlugs);
    }
    for (const { slug, services: draws, industry } of projects) {
      allKnown(slug, draws, serviceSlugs);
      if (industry) allKnown(slug, [industry], industrySlugs);
    }
    allKnown('home', slugsOf(home.hero.tiles), serviceSlugs);
    allKnown('home', slugsOf(home.services.cards), serviceSlugs);
    for (const card of home.industries.cards) {
      if ('industry' in card) allKnown('home', [card.industry], industrySlugs);
      else allKnown('home', [card.service], serviceSlugs);
      allKnown('home', [card.project], projectSlugs);
    }
    allKnown('the menu', serviceCategories.flat(), serviceSlugs);
    allKnown('the footer', footerServices, serviceSlugs);
  });

  test('an industry and its project name each other', () => {
    for (const { slug, project } of industries) {
      if (project) expect([slug, project]).toEqual([industryOf(project), project]);
    }
  });

  test('links in articles lead to pages', () => {
    const links = articles.flatMap(({ content }) =>
      [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href),
    );
    expect(links.filter((href) => href && !paths.has(href))).toEqual([]);
  });

  function allKnown(owner: string, slugs: readonly string[], known: readonly string[]) {
    expect([owner, slugs.filter((slug) => !known.includes(slug))]).toEqual([owner, []]);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
  function slugsOf(entries: readonly { slug: string }[]) {
    return entries.map(({ slug }) => slug);
  }
  function industryOf(project: string) {
    return projects.find(({ slug }) => slug === project)?.industry;
  }
});
