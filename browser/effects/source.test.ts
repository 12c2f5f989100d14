/** @jest-environment jsdom */
import { sourceKey } from '#lib/leads/source.ts';
import { storeSource } from './source.ts';

function arrive(address: string, referrer = '') {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  storeSource();
}

const stored = () =>
  Object.fromEntries(new URLSearchParams(sessionStorage.getItem(sourceKey) ?? ''));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the source of a visit', () => {
  it('does not change during the visit', () => {
    arrive('/?utm_source=first&utm_term=x&gclid=1');
    arrive('/contact', `${location.origin}/`);
    arrive('/about?utm_source=second', 'https://example.com/');
    expect(stored()).toEqual({ utm_source: 'first' });
  });

  it.each(['/', '/?utm_source=', '/portfolio?q=shop'])('is nothing at %s', (address) => {
    arrive(address, `${location.origin}/about`);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not stored if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementationOnce(refuse);
    expect(() => arrive('/?utm_source=google')).not.toThrow();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
    expect(() => arrive('/?utm_source=google')).not.toThrow();
    expect(sessionStorage).toHaveLength(0);
  });
});
