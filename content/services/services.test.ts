import { services } from '.';

const words = (text: string) => text.trim().split(/[\s,]+/);

const chat = words(`web-design social-media-marketing seo content-marketing influencer-marketing
  email-marketing analytics google-ads video-production branding`);
const marketing = chat.slice(4);

test.each(services)('$slug calls to the place of the table', ({ slug, call, greeting }) => {
  expect(call.target).toBe(chat.includes(slug) ? 'chat' : 'contact');
  // Words that open the chat, where there is a link to it.
  if (call.target === 'chat') expect(greeting).toMatch(/[.?]$/);
  else expect(greeting).toBeUndefined();
});

test('the six marketing pages have four benefits, and no others have', () => {
  const benefits = services.filter((service) => service.benefits);
  expect(benefits.map(({ slug }) => slug).toSorted()).toEqual(marketing.toSorted());
  for (const service of benefits) expect(service.benefits?.items).toHaveLength(4);
});

test('four pages have a process of four steps, with the names that the specification gives', () => {
  const processes = services.filter((service) => service.process);
  const names = processes.map(({ slug, process }) => [
    slug,
    process?.steps.map(({ step }) => step).join(' '),
    process?.steps.map(({ title }) => title).join(', '),
  ]);
  const numbers = '01 02 03 04';
  expect(names.toSorted()).toEqual([
    ['google-ads', numbers, 'Account Setup, Campaign Creation, Launch & Monitor, Optimize & Scale'],
    ['seo', numbers, expect.any(String)],
    ['social-media-marketing', numbers, expect.any(String)],
    ['web-design', numbers, 'Discovery, Design, Development, Launch & Support'],
  ]);
});

test.each([
  ['software-tech', 5],
  ['influencer-marketing', 5],
  ['email-marketing', 5],
  ['analytics', 5],
  ['google-ads', 5],
  ['video-production', 5],
  ['branding', 5],
  ['logo-design', 8],
  ['brand-identity-kit', 8],
  ['social-media-design', 8],
  ['business-card-design', 5],
  ['packaging-design', 7],
  ['brochure-flyer', 7],
])('%s lists the %d things of the specification', (slug, count) => {
  expect(services.find((service) => service.slug === slug)?.offer.items).toHaveLength(count);
});

test('web-design lists nine solution types', () => {
  const withExtra = services.filter((service) => service.extra);
  expect(withExtra.map(({ slug, extra }) => [slug, extra?.items.length])).toEqual([
    ['web-design', 9],
  ]);
});
