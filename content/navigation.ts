import { routes } from '@/lib/routes';
import { services } from './services';

/** Navigation bar and footer [spec 2.2]. Services have the names of their pages. */

export type PageLink = { href: string; label: string };
export type ServiceCategory = {
  category: string;
  href: string;
  subServices: readonly PageLink[];
};
export type NavigationEntry =
  | (PageLink & { dropdown?: undefined })
  | { label: string; dropdown: 'services' | 'industries' };

export const navigation: readonly NavigationEntry[] = [
  { href: routes.home, label: 'Home' },
  { href: routes.about, label: 'About' },
  { dropdown: 'services', label: 'Services' },
  { dropdown: 'industries', label: 'Industries' },
  { href: routes.portfolio, label: 'Portfolio' },
  { href: routes.blog, label: 'Blog' },
  { href: routes.contact, label: 'Contact' },
];

/** Each department's page with the pages below it. */
export const serviceCategories: readonly ServiceCategory[] = [
  category('web-design', ['custom-website-development', 'ecommerce-development', 'cms-solutions']),
  category('software-tech', [
    'crm-development',
    'erp-solutions',
    'hr-management',
    'inventory-pos',
    'school-management',
  ]),
  category('digital-marketing', [
    'social-media-marketing',
    'seo',
    'sem',
    'content-marketing',
    'influencer-marketing',
    'email-marketing',
    'analytics',
  ]),
  category('graphic-design', [
    'logo-design',
    'brand-identity-kit',
    'social-media-design',
    'business-card-design',
    'packaging-design',
    'brochure-flyer',
  ]),
];

export const footerLinks: readonly PageLink[] = [
  { href: routes.home, label: 'Home' },
  { href: routes.about, label: 'About' },
  { href: routes.homePortfolio, label: 'Portfolio' },
  { href: routes.homeContact, label: 'Contact' },
  { href: routes.privacyPolicy, label: 'Privacy Policy' },
];

export const footerServices: readonly PageLink[] = [
  'web-design',
  'social-media-marketing',
  'influencer-marketing',
  'google-ads',
  'seo',
].map(serviceLink);

function category(slug: string, below: readonly string[]): ServiceCategory {
  const { href, label } = serviceLink(slug);
  return { category: label, href, subServices: below.map(serviceLink) };
}

function serviceLink(slug: string): PageLink {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`content/navigation.ts: there is no service ${slug}`);
  return { href: routes.service(slug), label: service.name };
}
