import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts } from '#lib/content/compiled.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { sitemap } from '#lib/content/sitemap.ts';
import { policyHash } from '#lib/http/drop-scripts.ts';
import { readWordsFile } from '../pages.ts';
import { type About, writeProof } from '../whole.ts';
import { compressBelow } from './compress.ts';
import { dictionaryOf, readDictionary } from './dictionary.ts';
import { findEarlier, madeOfFile } from './earlier.ts';
import { documentFile, isPublicFile, publishAnswers, write } from './publish-answers.ts';
import type { Makers } from './start-makers.ts';

type Options = {
  about: About;
  /** Made before: of the first that fits, what has not changed is taken over. */
  before?: readonly string[];
  /** A folder whose dictionary is taken: with another, every page would change. */
  dictionaryFrom?: string;
  onPage?: (done: number, known: number) => void;
  onCompress?: () => void;
};

/**
 * Makes every page of `content()`, and writes what the server serves to a folder. Pages are fetched over
 * HTTP, so that nothing depends on how Next stores them (docs/decisions/025). What comes out is the same
 * with `before` as without.
 *
 * @returns how many addresses there are
 */
export async function renderSite(
  makers: Makers,
  folder: string,
  options: Options,
): Promise<number> {
  const { about, before = [], dictionaryFrom, onPage, onCompress } = options;
  const root = path.join(folder, 'public');
  const taken = dictionaryFrom && readDictionary(dictionaryFrom);
  const earlier = taken ? await findEarlier(before, about.code, taken.address) : undefined;
  copyPublic(root);
  await makers.tell();
  const made = await publishAnswers(makers.asks, root, earlier, onPage);
  const { redirects } = content();
  const addresses = [...made.addresses, routes.sitemap];
  refuseTaken(redirects, addresses);
  onCompress?.();
  write(
    root + routes.sitemap,
    sitemap((page) => made.documents.get(page) ?? ''),
  );
  const dictionary = taken || dictionaryOf(made.documents);
  write(root + dictionary.address, dictionary.text);
  for (const [name, html] of made.documents) {
    write(root + documentFile(name), html.replaceAll(routes.dictionary(), dictionary.address));
  }
  await compressBelow(root, dictionary.text, earlier?.root);
  write(path.join(folder, 'redirects.json'), JSON.stringify(redirects, null, 2));
  write(path.join(folder, 'scripts.json'), JSON.stringify(inlineScripts().map(policyHash)));
  write(path.join(folder, readWordsFile), JSON.stringify(content()));
  write(
    path.join(folder, madeOfFile),
    JSON.stringify(made.madeOf, Object.keys(made.madeOf).sort()),
  );
  writeProof(folder, about);
  return addresses.length;
}

/** @throws for an extension that has a meaning of its own in the published folder */
function copyPublic(root: string) {
  if (!existsSync('public')) return;
  const names = readdirSync('public', { recursive: true, encoding: 'utf8' });
  const unserved = names.find((name) => /\.(html|br|gz|dcz)$/.test(name));
  if (unserved) throw new Error(`public/${unserved} would not be served at its path`);
  // What is compiled is asked for: a drawing, where a page shows it.
  const assets = path.join('public', 'assets');
  cpSync('public', root, { recursive: true, filter: (from) => from !== assets });
}

/** @throws for a former address that something is still served at: pages are checked with the content */
function refuseTaken(redirects: Readonly<Record<string, string>>, addresses: readonly string[]) {
  const taken = Object.keys(redirects).filter(
    (from) => addresses.includes(from) || isPublicFile(from),
  );
  if (taken.length > 0) throw new Error(`redirects.yaml: ${taken.join(', ')} is still served`);
}
