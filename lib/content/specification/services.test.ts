import { content } from '#lib/content/content.ts';
import { getService } from '#lib/content/lookup.ts';
import { serviceTable } from './service-table.ts';
import { items, slugsOf, specified, words } from './specified.ts';

const { services } = content();

specified('the services of [2.8]', () => {
  test('are the 28 of [2.1]', () => {
    expect(slugsOf(services).toSorted()).toEqual(Object.keys(serviceTable).toSorted());
    expect(services).toHaveLength(28);
  });

  test.each(Object.entries(serviceTable))(
    '%s calls to its place, and lists what is asked',
    (slug, row) => {
      const service = getService(slug);
      expect(service.call.target).toBe(row.goesTo);
      const offered = [...service.offer.items, ...(service.extra?.items ?? [])];
      const titles = offered.map(({ title }) => title.toLowerCase()).join(' / ');
      for (const item of row.lists ?? []) expect(titles).toContain(item.toLowerCase());
    },
  );

  test.each([
    [5, words('software-tech influencer-marketing email-marketing analytics google-ads')],
    [5, words('video-production branding business-card-design')],
    [7, words('packaging-design brochure-flyer')],
    [8, words('logo-design brand-identity-kit social-media-design')],
  ])('%d things are listed by %j', (count, slugs) => {
    for (const slug of slugs) expect(getService(slug).offer.items).toHaveLength(count);
  });

  test('web-design lists nine solution types', () => {
    const withExtra = services.filter((service) => service.extra);
    expect(withExtra.map(({ slug, extra }) => [slug, extra?.items.length])).toEqual([
      ['web-design', 9],
    ]);
  });

  test('six marketing pages have four benefits, and no others have', () => {
    const withBenefits = services.filter((service) => service.benefits);
    expect(slugsOf(withBenefits).toSorted()).toEqual(
      words(`analytics branding email-marketing google-ads influencer-marketing video-production`),
    );
    for (const { benefits } of withBenefits) expect(benefits?.items).toHaveLength(4);
  });

  test('four pages have a process, with the names that are asked', () => {
    const withProcess = services.filter((service) => service.process);
    const names = withProcess.map(({ slug, process }) => [
      slug,
      process?.steps.map(({ title }) => title),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      'google-ads': items('Account Setup, Campaign Creation, Launch & Monitor, Optimize & Scale'),
      seo: expect.any(Array),
      'social-media-marketing': expect.any(Array),
      'web-design': items('Discovery, Design, Development, Launch & Support'),
    });
  });
});
