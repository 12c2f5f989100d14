import { industries } from './industries';
import {
  footerLinks,
  footerServices,
  industryLinks,
  navigation,
  serviceCategories,
} from './navigation';
import { services } from './services';

test('the bar has the items of [2.2] in their order', () => {
  expect(navigation.map((entry) => [entry.label, entry.dropdown ?? entry.href])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', 'services'],
    ['Industries', 'industries'],
    ['Portfolio', '/portfolio'],
    ['Blog', '/#blog'],
    ['Contact', '/contact'],
  ]);
});

test('the Services dropdown has the categories and sub-pages of [2.2]', () => {
  const slugs = serviceCategories.map(({ category, href, subServices }) => [
    category,
    slugOf(href),
    subServices.map((sub) => slugOf(sub.href)).join(' '),
  ]);
  expect(slugs).toEqual([
    [
      'Web Design & Development',
      'web-design',
      'custom-website-development ecommerce-development cms-solutions',
    ],
    [
      'Software & Tech Solutions',
      'software-tech',
      'crm-development erp-solutions hr-management inventory-pos school-management',
    ],
    [
      'Digital Marketing',
      'digital-marketing',
      'social-media-marketing seo sem content-marketing influencer-marketing email-marketing analytics',
    ],
    [
      'Graphic Design',
      'graphic-design',
      'logo-design brand-identity-kit social-media-design business-card-design packaging-design brochure-flyer',
    ],
  ]);
});

test('a service is called the same in the menu, in the footer and on its page', () => {
  const links = [
    ...serviceCategories.map(({ href, category }) => ({ href, label: category })),
    ...serviceCategories.flatMap(({ subServices }) => subServices),
    ...footerServices,
  ];
  for (const { href, label } of links) {
    expect(label).toBe(services.find(({ slug }) => slug === slugOf(href))?.name);
  }
});

test('the Industries dropdown has the 16 industries, each with a title, a text and an emoji', () => {
  expect(industryLinks.map(({ href }) => href)).toEqual(
    industries.map(({ slug }) => `/industries/${slug}`),
  );
  for (const { title, description, icon } of industryLinks) {
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(0);
    expect(description.length).toBeLessThanOrEqual(35);
    expect(icon).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
  }
});

test('the footer has the links of [2.2]', () => {
  expect(footerLinks.map(({ href }) => href)).toEqual([
    '/',
    '/about',
    '/#portfolio',
    '/#contact',
    '/privacy-policy',
  ]);
  expect(footerServices.map(({ href }) => slugOf(href))).toEqual([
    'web-design',
    'social-media-marketing',
    'influencer-marketing',
    'google-ads',
    'seo',
  ]);
});

function slugOf(href: string): string {
  return href.replace(/^\/services\//, '');
}
