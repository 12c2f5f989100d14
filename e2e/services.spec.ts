import type { Locator } from '@playwright/test';
import { services } from '@/content/services';
import { site as agency } from '@/lib/site';
import { serviceTable } from './support/service-table';
import { expect, test } from './support/test';

const marketing = [
  'influencer-marketing',
  'email-marketing',
  'analytics',
  'google-ads',
  'video-production',
  'branding',
];
const design = [
  'logo-design',
  'brand-identity-kit',
  'social-media-design',
  'business-card-design',
  'packaging-design',
  'brochure-flyer',
];
const agencyChat = new RegExp(`^https://wa\\.me/${agency.chatNumber.replace(/\D/g, '')}\\?text=.+`);

test('there are 28 service pages [2.1]', () => {
  expect(Object.keys(serviceTable)).toHaveLength(28);
  expect(Object.keys(serviceTable).sort()).toEqual(services.map(({ slug }) => slug).toSorted());
});

for (const [slug, { goesTo, lists = [] }] of Object.entries(serviceTable)) {
  test(`${slug} lists what it offers and calls to the ${goesTo} [2.8]`, async ({
    plainPage: page,
  }) => {
    await page.goto(`/services/${slug}`);
    const main = page.locator('main');
    const offered = await main.locator(':is(#offer, #solutions) h3').allTextContents();
    expect(offered.length).toBeGreaterThanOrEqual(5);
    for (const item of lists)
      expect(offered.join(' / ').toLowerCase()).toContain(item.toLowerCase());

    const end = main.getByRole('region').last().getByRole('link');
    await expect(end).toHaveCount(1);
    const opening = main.getByRole('link', { name: 'Get Free Consultation' }).first();
    for (const call of [end, opening]) await expectCall(call, goesTo);

    if (marketing.includes(slug)) {
      const hero = main.locator('section').first();
      await expect(hero).toHaveCSS('background-color', 'rgb(12, 35, 80)');
      await expect(main.locator('#offer li')).toHaveCount(5);
      await expect(main.locator('#benefits li')).toHaveCount(4);
    }
    if (design.includes(slug)) {
      const lines = main.locator('section').first().locator('.draw-line');
      await expect(lines.first()).toHaveCSS('animation-name', 'draw-line');
    }
  });
}

for (const [slug, names] of Object.entries({
  'web-design': ['Discovery', 'Design', 'Development', 'Launch & Support'],
  'social-media-marketing': [/./, /./, /./, /./],
  seo: [/./, /./, /./, /./],
  'google-ads': ['Account Setup', 'Campaign Creation', 'Launch & Monitor', 'Optimize & Scale'],
})) {
  test(`${slug} shows its four steps, 01 to 04 [2.8]`, async ({ plainPage: page }) => {
    await page.goto(`/services/${slug}`);
    const steps = page.locator('#process');
    await expect(steps.locator('li > .label')).toHaveText(['01', '02', '03', '04']);
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(names);
  });
}

async function expectCall(call: Locator, goesTo: 'chat' | 'contact') {
  if (goesTo === 'contact') return expect(call).toHaveAttribute('href', '/contact');
  await expect(call).toHaveAttribute('href', agencyChat);
  await expect(call).toHaveAttribute('target', '_blank');
  await expect(call).toHaveAttribute('rel', /noopener/);
}
