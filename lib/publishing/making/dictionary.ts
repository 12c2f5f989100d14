import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namedPages } from '#lib/content/page-kind.ts';
import { routes } from '#lib/content/routes.ts';

/** What pages after the first are compressed with (RFC 9842). */
export type Dictionary = { address: string; text: Buffer };

/** It is one page of each kind, as pages share their frame and styles. */
export function dictionaryOf(pages: ReadonlyMap<string, string>): Dictionary {
  const samples = (['service', 'industry', 'project'] as const).flatMap(
    (kind) => namedPages().find((page) => page.kind === kind) ?? [],
  );
  const texts = samples.map((sample) => withoutDrawings(pages.get(sample.path) ?? ''));
  return named(Buffer.from(texts.join('')));
}

/** That of a folder made before, if it is there as it was. */
export function readDictionary(folder: string): Dictionary | undefined {
  const root = path.join(folder, 'public');
  const assets = root + routes.asset('');
  const address = (existsSync(assets) ? readdirSync(assets) : [])
    .map(routes.asset)
    .find((asset) => /\/dictionary-\w+\.txt$/.test(asset));
  const dictionary = address && named(readFileSync(root + address));
  return dictionary && dictionary.address === address ? dictionary : undefined;
}

function named(text: Buffer): Dictionary {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { address: routes.dictionary(hash), text };
}

/** A drawing stands in one page only. */
function withoutDrawings(html: string): string {
  return html.replace(/<svg.*?<\/svg>/gs, (drawing) => (drawing.length > 1500 ? '' : drawing));
}
