/** @jest-environment jsdom */
import { sourceKey } from '@/lib/shared/source';
import { noteSource } from './source';

/** Arrives at a page of the site. @param referrer the page that led here, as the browser tells it */
function arrive(address: string, referrer = '') {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  noteSource();
}

const noted = () =>
  Object.fromEntries(new URLSearchParams(sessionStorage.getItem(sourceKey) ?? ''));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what brought a visitor', () => {
  it('is the campaign in the first address and the host of the site that led there', () => {
    arrive(
      '/services/seo?utm_source=google&utm_medium=cpc&utm_campaign=spring%20sale&utm_term=x&gclid=1',
      'https://www.google.com/search?q=secret',
    );
    expect(noted()).toEqual({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'spring sale',
      referrer: 'www.google.com',
    });
  });

  it('is an app, where one led here', () => {
    arrive('/', 'android-app://com.google.android.gm/');
    expect(noted()).toEqual({ referrer: 'com.google.android.gm' });
  });

  it('is kept for the visit', () => {
    arrive('/?utm_source=first');
    arrive('/contact', `${location.origin}/`);
    arrive('/about?utm_source=second', 'https://example.com/');
    expect(noted()).toEqual({ utm_source: 'first' });
  });

  it('is no page of this site', () => {
    arrive('/contact', `${location.origin}/services/seo`);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['/', '/?utm_source=', '/portfolio?q=shop'])('is nothing at %s', (address) => {
    arrive(address);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is dropped where it is overlong, so that no message is too large for it', () => {
    arrive(`/?utm_source=${'x'.repeat(101)}&utm_campaign=sale`);
    expect(noted()).toEqual({ utm_campaign: 'sale' });
  });

  it('is not kept by a browser that is to keep nothing', () => {
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
