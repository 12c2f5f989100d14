import { industries } from './industries';
import { services } from './services';

/** The main navigation [spec 2.2]; the services are called here as on their pages. */

export type PageLink = { href: string; label: string };
export type ServiceCategory = {
  category: string;
  href: string;
  subServices: readonly PageLink[];
};
export type IndustryLink = { href: string; title: string; description: string; icon: string };
export type NavigationEntry =
  | (PageLink & { dropdown?: undefined })
  | { label: string; dropdown: 'services' | 'industries' };

export const navigation: readonly NavigationEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { dropdown: 'services', label: 'Services' },
  { dropdown: 'industries', label: 'Industries' },
  { href: '/portfolio', label: 'Portfolio' },
  { href: '/#blog', label: 'Blog' },
  { href: '/contact', label: 'Contact' },
];

/** The Services list: the slug of each department's page, then those below it. */
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

export const industryLinks: readonly IndustryLink[] = industries.map(
  ({ slug, name, summary, emoji }) => ({
    href: `/industries/${slug}`,
    title: name,
    description: summary,
    icon: emoji,
  }),
);

export const footerLinks: readonly PageLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/#portfolio', label: 'Portfolio' },
  { href: '/#contact', label: 'Contact' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
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
  return { href: `/services/${slug}`, label: service.name };
}
