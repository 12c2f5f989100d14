import type { Page } from '@playwright/test';

export type PageFacts = {
  title: string;
  meta: Record<string, string>;
  canonical: string;
  h1: string;
  headings: number[];
  structuredData: Record<string, unknown>[];
  links: string[];
  ids: string[];
  pictures: string[];
};

/** Parses HTML in the browser, without running scripts. */
export function readPage(browserPage: Page, html: string): Promise<PageFacts> {
  return browserPage.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const meta = all('meta[content]').map((element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      return [name, element.getAttribute('content') ?? ''];
    });
    return {
      title: page.title,
      meta: Object.fromEntries(meta),
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      h1: page.querySelector('h1')?.textContent ?? '',
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
      structuredData: all('script[type="application/ld+json"]').flatMap((script) => {
        const data = JSON.parse(script.textContent ?? '');
        return data['@graph'] ?? [data];
      }),
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      ids: all('[id]').map(({ id }) => id),
      pictures: all('img[src]').map((picture) => picture.getAttribute('src') ?? ''),
    };
  }, html);
}
