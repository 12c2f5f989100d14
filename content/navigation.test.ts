import { industries } from './industries';
import { footerServices, industryLinks, serviceCategories } from './navigation';
import { services } from './services';

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

test('the Industries dropdown has every industry, each with a title, a text and an emoji', () => {
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

function slugOf(href: string): string {
  return href.replace(/^\/services\//, '');
}
