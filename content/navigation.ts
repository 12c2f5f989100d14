import { industries } from './industries';

/** The main navigation, to the letter of [spec 2.2]. */

export type SubService = { href: string; label: string };
export type ServiceCategory = {
  category: string;
  href: string;
  subServices: readonly SubService[];
};
export type IndustryLink = { href: string; title: string; description: string; icon: string };
export type NavigationEntry = { href: string; label: string; dropdown?: 'services' | 'industries' };

const sub = (slug: string, label: string): SubService => ({ href: `/services/${slug}`, label });

export const navigation: readonly NavigationEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services/web-design', label: 'Services', dropdown: 'services' },
  { href: '/industries/real-estate', label: 'Industries', dropdown: 'industries' },
  { href: '/portfolio', label: 'Portfolio' },
  { href: '/#blog', label: 'Blog' },
  { href: '/contact', label: 'Contact' },
];

export const serviceCategories: readonly ServiceCategory[] = [
  {
    category: 'Web Design & Development',
    href: '/services/web-design',
    subServices: [
      sub('custom-website-development', 'Custom Website Development'),
      sub('ecommerce-development', 'E-Commerce Development'),
      sub('cms-solutions', 'CMS Solutions'),
    ],
  },
  {
    category: 'Software & Tech Solutions',
    href: '/services/software-tech',
    subServices: [
      sub('crm-development', 'CRM Development'),
      sub('erp-solutions', 'ERP Solutions'),
      sub('hr-management', 'HR Management'),
      sub('inventory-pos', 'Inventory & POS'),
      sub('school-management', 'School Management'),
    ],
  },
  {
    category: 'Digital Marketing',
    href: '/services/digital-marketing',
    subServices: [
      sub('social-media-marketing', 'Social Media Marketing'),
      sub('seo', 'SEO'),
      sub('sem', 'SEM'),
      sub('content-marketing', 'Content Marketing'),
      sub('influencer-marketing', 'Influencer Marketing'),
      sub('email-marketing', 'Email Marketing'),
      sub('analytics', 'Analytics & Reporting'),
    ],
  },
  {
    category: 'Graphic Design',
    href: '/services/graphic-design',
    subServices: [
      sub('logo-design', 'Logo Design'),
      sub('brand-identity-kit', 'Brand Identity Kit'),
      sub('social-media-design', 'Social Media Design'),
      sub('business-card-design', 'Business Card Design'),
      sub('packaging-design', 'Packaging Design'),
      sub('brochure-flyer', 'Brochure & Flyer Design'),
    ],
  },
];

export const industryLinks: readonly IndustryLink[] = industries.map(
  ({ slug, name, summary, emoji }) => ({
    href: `/industries/${slug}`,
    title: name,
    description: summary,
    icon: emoji,
  }),
);

export const footerLinks: readonly NavigationEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/#portfolio', label: 'Portfolio' },
  { href: '/#contact', label: 'Contact' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
];

export const footerServices: readonly SubService[] = [
  sub('web-design', 'Web Design & Development'),
  sub('social-media-marketing', 'Social Media Marketing'),
  sub('influencer-marketing', 'Influencer Marketing'),
  sub('google-ads', 'Google Ads & PPC'),
  sub('seo', 'SEO'),
];
