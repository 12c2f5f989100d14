import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts } from '#lib/content/compiled.ts';
import { content } from '#lib/content/content.ts';
import { policyHash } from '#lib/http/drop-scripts.ts';
import { type About, readWordsFile, writeWhole } from '../publications.ts';
import { compressBelow } from './compress.ts';
import { publishDictionary } from './dictionary.ts';
import { isPublicFile, publishAnswers, write } from './publish-answers.ts';
import { startNext } from './start-next.ts';

type Options = {
  about: About;
  /** Made before: of what has not changed, its compressed copies are taken. */
  before?: string;
  onPage?: (done: number, known: number) => void;
  onCompress?: () => void;
};

/**
 * Makes every page of `content()`, and writes what the server serves to a folder. Pages are fetched over
 * HTTP, so that nothing depends on how Next stores them (docs/decisions/025). `about.json` comes last: where
 * it is, all is.
 *
 * @returns how many addresses there are
 */
export async function renderSite(
  folder: string,
  { about, before, onPage, onCompress }: Options,
): Promise<number> {
  const root = path.join(folder, 'public');
  copyPublic(root);
  const addresses = await publishAnswers(await startNext(), root, onPage);
  const { redirects } = content();
  refuseTaken(redirects, addresses);
  write(path.join(folder, 'redirects.json'), JSON.stringify(redirects, null, 2));
  write(path.join(folder, 'scripts.json'), JSON.stringify(inlineScripts().map(policyHash)));
  writeWhole(path.join(folder, readWordsFile), JSON.stringify(content()));
  onCompress?.();
  const dictionary = publishDictionary(root);
  await compressBelow(root, dictionary, before && path.join(before, 'public'));
  writeWhole(path.join(folder, 'about.json'), JSON.stringify(about));
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
