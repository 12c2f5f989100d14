import { services } from './index.ts';

test.each(services)('$slug has the lengths that content/types.ts names', (service) => {
  expect(service.summary).toMatch(/^.{60,110}$/);
  expect(service.title).toMatch(/^.{1,60}$/);
  expect(service.tagline).toMatch(/^.{90,180}$/);
  expect(service.metaTitle).toMatch(/^.{1,50}$/);
  expect(service.description).toMatch(/^.{120,160}$/);
  expect([2, 3]).toContain(service.intro.paragraphs.length);
  expect([2, 3]).toContain(service.method.paragraphs.length);
  expect([3, 4, 5]).toContain(service.needs.items.length);
  expect([3, 4]).toContain(service.trades.length);
  for (const { reason } of service.trades) expect(reason).toMatch(/^.{30,90}$/);
});

test.each(services)(
  '$slug has a greeting where it calls to the chat, and only there',
  (service) => {
    const { call, greeting } = service;
    if (call.target === 'chat') expect(greeting).toMatch(/[.?]$/);
    else expect(greeting).toBeUndefined();
  },
);
