import { departmentSlug } from '@/lib/catalog';
import { about } from './about';
import { articles } from './articles';
import { home } from './home';
import { industries } from './industries';
import { projects } from './projects';
import { services } from './services';

const words = (text: string) => text.trim().split(/[\s,]+/);

const serviceSlugs = services.map(({ slug }) => slug);
const industrySlugs = industries.map(({ slug }) => slug);
const projectSlugs = projects.map(({ slug }) => slug);

describe('the pages of [2.1]', () => {
  test('28 services, 16 industries, 16 projects', () => {
    expect(serviceSlugs.toSorted()).toEqual(
      words(`web-design, software-tech, digital-marketing, graphic-design,
        custom-website-development, ecommerce-development, cms-solutions, crm-development,
        erp-solutions, hr-management, inventory-pos, school-management, social-media-marketing, seo,
        sem, content-marketing, influencer-marketing, email-marketing, analytics, logo-design,
        brand-identity-kit, social-media-design, business-card-design, packaging-design,
        brochure-flyer, google-ads, video-production, branding`).toSorted(),
    );
    expect(industrySlugs).toEqual(
      words(`real-estate, fintech, restaurant, matrimonial, hospital, education, hr, job-portal,
        logistics, social-networking, event-management, legal, gaming, fitness, automobile,
        non-profit`),
    );
    expect(projectSlugs).toHaveLength(16);
  });

  test('each department has its page', () => {
    for (const [department, slug] of Object.entries(departmentSlug)) {
      expect(services.find((service) => service.slug === slug)?.department).toBe(department);
    }
  });
});

test.each(industries)('$slug has its features, nine for non-profit [2.9]', ({ slug, features }) => {
  expect(features.items).toHaveLength(slug === 'non-profit' ? 9 : 6);
});

test('home, about and the blog have the counts of [2.3, 2.4]', () => {
  expect(home.hero.tiles).toHaveLength(6);
  expect(home.about.team).toHaveLength(3);
  expect(home.services.cards.map(({ slug }) => slug)).toEqual(
    words(`social-media-marketing seo google-ads web-design content-marketing email-marketing
      video-production branding influencer-marketing analytics`),
  );
  expect(home.industries.cards.map(({ title }) => title)).toEqual([
    'Real Estate',
    'E-Commerce',
    'Healthcare',
    'Education',
    'Food & Restaurants',
  ]);
  expect(about.journey.milestones.map(({ year }) => year)).toEqual([
    2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
  ]);
  expect(about.values.items).toHaveLength(4);
  expect(about.team.members).toHaveLength(4);
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
    for (const { slug, services: draws, project = 'hrms' } of industries) {
      allKnown(slug, draws, serviceSlugs);
      allKnown(slug, [project], projectSlugs);
    }
    for (const { slug, services: draws, industry = 'hr' } of projects) {
      allKnown(slug, draws, serviceSlugs);
      allKnown(slug, [industry], industrySlugs);
    }
    allKnown('home', slugsOf(home.hero.tiles), serviceSlugs);
  });

  test('an industry and its project name each other', () => {
    for (const { slug, project } of industries) {
      if (project) expect([slug, project]).toEqual([industryOf(project), project]);
    }
  });

  test('links in articles and on the home page lead to pages', () => {
    const links = articles.flatMap(({ content }) =>
      [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href),
    );
    const cards = home.industries.cards.map(({ href }) => href);
    expect([...links, ...cards].filter((href) => href && !paths.has(href))).toEqual([]);
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
