import { chatLink, isSolidPath, phoneLink, routes } from './routes.ts';

describe('isSolidPath', () => {
  it.each([
    '/about',
    '/contact',
    '/thank-you',
    '/portfolio',
    '/portfolio/hrms',
    '/services/seo',
    '/industries/legal',
  ])('holds for %s', (path) => {
    expect(isSolidPath(path)).toBe(true);
  });

  it.each(['/', '/privacy-policy', '/no-such-page'])('does not hold for %s', (path) => {
    expect(isSolidPath(path)).toBe(false);
  });
});

describe('chatLink', () => {
  it('is the digits of the number', () => {
    expect(chatLink('+92 (300) 123-4567')).toBe('https://wa.me/923001234567');
  });

  it('carries a greeting, whatever characters it has', () => {
    const greeting = 'Hi! CRM & ERP: 50% now?\nسلام';
    const link = new URL(chatLink('+92 300 1234567', greeting));
    expect(link.pathname).toBe('/923001234567');
    expect(link.searchParams.get('text')).toBe(greeting);
  });
});

describe('phoneLink', () => {
  it('keeps the plus and the digits', () => {
    expect(phoneLink('+92 (300) 123-4567')).toBe('tel:+923001234567');
  });
});

describe('routes', () => {
  it('put the slug of a page below the room it is in', () => {
    expect([routes.service('seo'), routes.industry('legal'), routes.project('hrms')]).toEqual([
      '/services/seo',
      '/industries/legal',
      '/portfolio/hrms',
    ]);
  });
});
