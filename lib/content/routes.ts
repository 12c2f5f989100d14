import type { Value } from './marks.ts';

/** Links are full page loads with plain `<a href>`. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  thankYou: '/thank-you',
  portfolio: '/portfolio',
  privacyPolicy: '/privacy-policy',
  service: (slug: Value) => `/services/${slug}`,
  industry: (slug: Value) => `/industries/${slug}`,
  project: (slug: Value) => `/portfolio/${slug}`,
  taggedProjects: (tag: Value) => `/portfolio?tag=${encodeURIComponent(tag)}`,
  blog: '/#blog',
  article: (slug: Value) => `/blog/${slug}`,
  /** For its dialog. */
  articleWords: (slug: Value) => `/assets/articles/${slug}`,
  /** @param path of a page */
  socialCard: (path: string) => `/cards${path === '/' ? '/home' : path}.png`,
  icon: '/icon.svg',
  logo: '/icon-512.png',
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  homeServices: '/#services',
  homePortfolio: '/#portfolio',
  homeContact: '/#contact',
  freeDemo: '/#free-demo',
  terms: '/contact#terms',
  contactCard: '/contact.vcf',
  asset: (file: string) => `/assets/${file}`,
  contactsApi: '/api/contacts',
  formTokenApi: '/api/contacts/token',
  newsletterApi: '/api/newsletter',
  unsubscribeApi: '/api/newsletter/unsubscribe',
  letterLinkApi: '/api/newsletter/link',
  /** Without a name, that of all. */
  letterPicture: (name = '') => `/api/letters/${name}`,
  ownerApi: '/api/owner',
  healthApi: '/api/health',
} as const;

/** Where the bar is solid over the page of what is missing, too [spec 2.2]; other heroes say it. */
export const isSolidPath = (pathname: string): boolean =>
  /^\/(?:industries|portfolio|services|about|contact|thank-you)/.test(pathname);

/** @param number in international format */
export function chatLink(number: string, greeting?: Value): string {
  const text = greeting ? `?text=${encodeURIComponent(greeting)}` : '';
  return `https://wa.me/${number.replace(/\D/g, '')}${text}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
