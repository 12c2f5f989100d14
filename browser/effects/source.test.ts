/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { sourceKey } from '#lib/leads/source.ts';
import { storeSource } from './source.ts';

jest.mock('#browser/first-of-visit.ts', () => ({
  isFirstOfVisit: () => !document.referrer.startsWith(`${location.origin}/`),
}));

/** Opens a page, and leaves it. */
function visit(...page: Parameters<typeof open>) {
  open(...page);
  dispatchEvent(new Event('pagehide'));
}

function open(address: string, referrer = `${location.origin}/`, html = '') {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  document.body.innerHTML = html;
  storeSource();
}

const stored = () =>
  Object.fromEntries(new URLSearchParams(sessionStorage.getItem(sourceKey) ?? ''));

const place = '<button hidden id="about-what"></button>';

beforeEach(() => sessionStorage.clear());

test('the source of a visit does not change during it', () => {
  visit('/?utm_source=first&utm_term=x&gclid=1', '');
  visit('/about?utm_source=second', 'https://example.com/');
  expect(stored()).toEqual({
    utm_source: 'first',
    first_page: '/',
    page_before: '/about',
    about: '',
  });
});

test.each([
  ['/industries/legal', 'Law firms'],
  ['/portfolio/legal-firm-site', 'legal-firm-site'],
])('a tab of its own knows what led to it: %s', (page, about) => {
  const menu = '<nav><a href="/industries/legal">⚖️ <b>Law firms</b> Cases</a></nav>';
  open('/contact', location.origin + page, menu + place);
  expect(screen.getByRole('button', { name: `About: ${about}` })).toBeVisible();
  expect(stored()).toEqual({ page_before: page, about });
});

test.each([
  ['', 'SEO & SEM'],
  ['Other', 'Other'],
])('a service has its option chosen, unless %p is, and can be taken away', (chosen, expected) => {
  visit('/services/seo', '', '<nav><span aria-current="page">SEO</span></nav>');
  document.body.innerHTML = `<main>${place}<input><select><option value="">
  <option data-fits="sem seo" value="SEO & SEM"><option value="Other"></select></main>`;
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.value = chosen;
  storeSource();
  expect(select.value).toBe(expected);
  const button = screen.getByRole('button', { name: 'About: SEO' });
  button.click();
  expect(button).not.toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(stored()).toEqual({ first_page: '/services/seo', page_before: '/services/seo' });
});
