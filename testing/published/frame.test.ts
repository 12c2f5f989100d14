/** @jest-environment jsdom */
import { getByLabelText } from '@testing-library/dom';
import { content } from '#lib/content/content.ts';
import { serviceLinks, serviceMenu } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { projectPath, servicePath } from '../samples.ts';
import { all, hrefs, part, publishedPage, texts, words } from './read.ts';

const { industries, navigation, site } = content();

test('the bar and its lists are those of [2.2, 9]', () => {
  const bar = part(publishedPage(servicePath), '.site-bar');
  const entries = '#site-menu > ul > li > a, #site-menu > ul summary';
  expect(texts(bar, entries)).toEqual(navigation.bar.map(({ label }) => label));
  expect(hrefs(bar, entries)).toEqual(
    navigation.bar.map(({ page }) =>
      page === 'services' || page === 'industries' ? null : routes[page],
    ),
  );
  const groups = all(bar, '#services-list > ul > li');
  expect(groups.map((group) => texts(group, 'a'))).toEqual(
    serviceMenu().map((slugs) => serviceLinks(slugs).map(({ label }) => label)),
  );
  expect(groups.map((group) => hrefs(group))).toEqual(
    serviceMenu().map((slugs) => serviceLinks(slugs).map(({ href }) => href)),
  );
  const cards = part(bar, '#industries-list');
  expect(texts(cards, 'a [aria-hidden=true]')).toEqual(
    industries.map(() => expect.stringMatching(/^\p{Extended_Pictographic}\uFE0F?$/u)),
  );
  expect(texts(cards, 'a b')).toEqual(industries.map(({ name }) => name));
  expect(texts(cards, 'a small')).toEqual(industries.map(({ summary }) => summary));
});

test('the footer is that of [2.2]', () => {
  const footer = part(publishedPage(servicePath), 'footer');
  const linksOf = (name: string) => hrefs(part(footer, `nav[aria-label="${name}"]`));
  expect(linksOf('Explore')).toEqual(navigation.footer.map(({ page }) => routes[page]));
  expect(linksOf('Services')).toEqual(navigation.footerServices.map(routes.service));
  for (const { network, href } of site.social) {
    const link = part(footer, `a[href="${href}"]`);
    expect(words(link)).toContain(network);
    expectNewTab(link);
  }
  expect(getByLabelText(footer as HTMLElement, 'Email address')).toHaveProperty('type', 'email');
  expect(words(footer)).toContain(`© ${site.since} ${site.legalName}`);
});

test('chat links open a new tab, and say so', () => {
  for (const path of ['/', projectPath]) {
    const links = all(publishedPage(path), 'a[href^="https://wa.me/"]');
    expect(links).not.toEqual([]);
    for (const link of links) {
      expect(nameOf(link)).toBe(`${words(link)} (opens WhatsApp in a new tab)`);
      expectNewTab(link);
    }
  }
});

function expectNewTab(link: Element) {
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
}

/** By those that label it. */
const nameOf = (one: Element) =>
  (one.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => words(one.ownerDocument.getElementById(id)))
    .join(' ');
