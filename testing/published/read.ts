import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { bodyOf, builtSnapshot, type Snapshot } from '#lib/publishing/snapshot.ts';
import { releaseMapHash } from '#lib/words/maps.ts';
import { staleBuild } from '#testing/refuse-stale-build.ts';
import { fingerprint } from '#tools/fingerprint.ts';

if (!existsSync(builtSnapshot)) throw new Error('Nothing is built: `npm run build` first');

/** After its sum, which only a server has to doubt. */
const { code, map, pages }: Snapshot = deserialize(readFileSync(builtSnapshot).subarray(32));
if (code !== fingerprint() || map !== releaseMapHash()) throw new Error(staleBuild);

/** What is published, by address. */
export const answers = pages;

export function publishedBytes(address: string): Buffer {
  const page = pages.get(address);
  if (!page) throw new Error(`${address} is not published`);
  if (!page.file) return bodyOf(page);
  return readFileSync(path.join('dist/files', page.file)).subarray(32);
}

export const publishedText = (address: string) => String(publishedBytes(address));

const read = new Map<string, Document>();

/** Parsed once, in jsdom. */
export function publishedPage(address: string): Document {
  const page =
    read.get(address) ?? new DOMParser().parseFromString(publishedText(address), 'text/html');
  read.set(address, page);
  return page;
}

export const mainOf = (address: string) => part(publishedPage(address), 'main');

/** @throws where it is not there */
export function part(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** The section of a heading. */
export function region(root: ParentNode, title: string): Element {
  const heading = [...root.querySelectorAll('h2')].find((one) => words(one) === title);
  return part(root, `[aria-labelledby="${heading?.id}"]`);
}

/** As they are read: a break of the line is a space, too. */
export const words = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

export const texts = (root: ParentNode, selector: string) => all(root, selector).map(words);

export const values = (root: ParentNode, selector: string, attribute: string) =>
  all(root, selector).map((element) => element.getAttribute(attribute));

export const hrefs = (root: ParentNode, selector = 'a') => values(root, selector, 'href');
