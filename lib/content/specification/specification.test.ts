import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { drawn } from '#components/art/drawings.ts';
import { serviceMenu } from '#components/layout/service-links.ts';
import { projectTags } from '#components/portfolio/filter-options.ts';
import { teamOf } from '#components/sections/team.tsx';
import { allPages, fullTitle, pageAt, pages } from '#lib/site/page-list.ts';
import { content } from '../content.ts';
import { getIndustry, getService } from '../lookup.ts';
import { routes } from '../routes.ts';
import { valueAt } from '../tree.ts';

const texts = z.array(z.string());
const fixed = z
  .strictObject({
    content: z.record(z.string(), z.json()),
    tags: texts,
    says: z.record(z.string(), texts),
    policySays: z.record(z.string(), texts),
    industries: z.record(z.string(), texts),
    services: z.record(
      z.string(),
      z.strictObject({
        call: z.enum(['chat', 'contact']),
        lists: texts.default([]),
        count: z.int().optional(),
        extra: z.int().optional(),
        benefits: z.int().optional(),
        process: z.union([texts, z.literal('any')]).optional(),
      }),
    ),
  })
  .parse(parse(readFileSync('lib/content/specification/specification.yaml', 'utf8')));

const { articles, home, industries, people, privacy, projects, services, site } = content();

const specified = site.followsSpecification ? describe : describe.skip;

/** Whether all of the headings contain all of the words, in any case. */
function expectNamed(items: readonly { title: string }[], words: readonly string[]) {
  const titles = items.map(({ title }) => title.toLowerCase()).join(' / ');
  for (const word of words) expect(titles).toContain(word.toLowerCase());
}

specified('the specification', () => {
  test.each(Object.entries(fixed.content))('fixes parts of %s', (name, part) => {
    expect(valueAt(content(), [name])).toMatchObject(Object(part));
  });

  test('has 65 pages and the thank-you page [2.1], beside the articles, in the menu in their order [2.2]', () => {
    expect(pages()).toHaveLength(65 + articles.length);
    expect(allPages()).toHaveLength(66 + articles.length);
    expect(serviceMenu().map(([department = '']) => getService(department).name)).toEqual([
      'Web Design & Development',
      'Software & Tech Solutions',
      'Digital Marketing',
      'Graphic Design',
    ]);
  });

  test('has tiles, client names, people and articles [2.3, 2.4]', () => {
    expect(home.hero.tiles).toHaveLength(6);
    expect(home.hero.brands.items).toHaveLength(8);
    expect([teamOf('home'), people, articles].map((list) => list.length)).toEqual([3, 4, 3]);
  });

  test('has projects whose titles end alike [2.11]', () => {
    const endings = projects.map(({ slug }) =>
      fullTitle(pageAt(routes.project(slug))).replace(/^.*? \| /, ''),
    );
    expect([...new Set(endings)]).toEqual([`Portfolio | ${site.name}`]);
  });

  test('has tags, and impacts that differ, so that Most Popular sorts [2.10, 9]', () => {
    expect(projectTags()).toEqual(fixed.tags);
    expect(fixed.tags).toHaveLength(42);
    const impacts = new Set(projects.map(({ businessImpact }) => businessImpact.length));
    expect(impacts.size).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(fixed.says))('%s says %j', (field, words) => {
    for (const word of words) expect(valueAt(content(), field.split('.'))).toContain(word);
  });

  test.each(Object.entries(fixed.policySays))('the policy’s %s says %j', (id, words) => {
    const section = JSON.stringify(privacy.sections.find((one) => one.id === id));
    for (const word of words) expect(section).toContain(word);
  });

  test('has its industries and services, and no others', () => {
    expect(industries.map(({ slug }) => slug)).toEqual(Object.keys(fixed.industries));
    expect(services.map(({ slug }) => slug).sort()).toEqual(Object.keys(fixed.services).sort());
  });

  test.each(Object.entries(fixed.industries))('%s has its features [2.9]', (slug, words) => {
    const items = getIndustry(slug).features?.items ?? [];
    expect(items).toHaveLength(slug === 'non-profit' ? 9 : 6);
    expectNamed(items, words);
  });

  test.each(Object.entries(fixed.services))(
    '%s calls, and lists what is asked [2.8]',
    (slug, row) => {
      const { call, offer, extra, benefits, process } = getService(slug);
      expect(call.target).toBe(row.call);
      expectNamed([...(offer?.items ?? []), ...(extra?.items ?? [])], row.lists);
      expect(extra?.items.length).toBe(row.extra);
      expect(benefits?.items.length).toBe(row.benefits);
      if (row.count) expect(offer?.items).toHaveLength(row.count);
      const steps = process?.steps.map(({ title }) => title);
      expect(steps).toEqual(row.process === 'any' ? expect.any(Array) : row.process);
    },
  );

  test('has a scene in every window, a picture for every service and article', () => {
    const wanted = [
      ...services.flatMap(({ slug }) => [`services/${slug}`, `deliverables/${slug}`] as const),
      ...industries.map(({ slug }) => `industries/${slug}` as const),
      ...articles.map(({ slug }) => `articles/${slug}` as const),
    ];
    expect(wanted.filter((name) => !drawn(name))).toEqual([]);
  });
});
