import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namedPages } from '#lib/content/page-kind.ts';
import { routes } from '#lib/content/routes.ts';

/**
 * Publishes the dictionary that pages after the first are compressed with (RFC 9842), and names it in every
 * page. It is one page of each kind, as pages share their frame and styles.
 */
export function publishDictionary(folder: string): Buffer {
  const samples = (['service', 'industry', 'project'] as const).flatMap(
    (kind) => namedPages().find((page) => page.kind === kind) ?? [],
  );
  const texts = samples.map((sample) => readFileSync(`${folder}${sample.path}.html`, 'utf8'));
  const dictionary = Buffer.from(texts.map(withoutDrawings).join(''));
  const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 8);
  const name = routes.dictionary(hash);
  writeFileSync(folder + name, dictionary);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(folder, file);
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replaceAll(routes.dictionary(), name));
  }
  return dictionary;
}

/** A drawing stands in one page only. */
function withoutDrawings(html: string): string {
  return html.replace(/<svg.*?<\/svg>/gs, (drawing) => (drawing.length > 1500 ? '' : drawing));
}
