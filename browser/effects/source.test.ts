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

beforeEach(() => sessionStorage.clear());

describe('the source of a visit', () => {
  it('does not change during the visit', () => {
    visit('/?utm_source=first&utm_term=x&gclid=1', '');
    visit('/about?utm_source=second', 'https://example.com/');
    expect(stored()).toEqual({
      utm_source: 'first',
      first_page: '/',
      page_before: '/about',
      about: '',
    });
  });

  it.each([
    ['/industries/legal', 'Law firms'],
    ['/portfolio/legal-firm-site', 'legal-firm-site'],
  ])('knows what led to a tab of its own: %s', async (page, about) => {
    const menu = '<nav><a href="/industries/legal">⚖️ <b>Law firms</b> Cases</a></nav>';
    const place = '<button hidden id="about-what"></button>';
    open('/contact', location.origin + page, menu + place);
    expect(await screen.findByRole('button', { name: `About: ${about}` })).toBeVisible();
    expect(stored()).toEqual({ page_before: page, about });
  });

  it('chooses the option that fits the service one comes from, unless one is chosen', async () => {
    const options = `<option value=""><option data-fits="sem seo" value="SEO & SEM">
      <option value="Other">`;
    const place = '<button hidden id="about-what"></button>';
    visit('/services/seo', '', '<nav><span aria-current="page">SEO</span></nav>');
    for (const chosen of ['', 'Other']) {
      document.body.innerHTML = `<main>${place}<select>${options}</select></main>`;
      const select = screen.getByRole<HTMLSelectElement>('combobox');
      select.value = chosen;
      storeSource();
      await screen.findByRole('button', { name: 'About: SEO' });
      expect(select.value).toBe(chosen || 'SEO & SEM');
    }
  });

  it('no longer says what a message is about once that is taken away', async () => {
    visit('/services/seo', '', '<nav><span aria-current="page">SEO</span></nav>');
    document.body.innerHTML = '<main><button hidden id="about-what"></button><input></main>';
    storeSource();
    const button = await screen.findByRole('button', { name: 'About: SEO' });

    button.click();

    expect(button).not.toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(stored()).toEqual({ first_page: '/services/seo', page_before: '/services/seo' });
  });

  it('is not stored if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect(() => visit('/?utm_source=google')).not.toThrow();
    jest.restoreAllMocks();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => visit('/?utm_source=google')).not.toThrow();
    expect(sessionStorage).toHaveLength(0);
  });
});
