import { readFileSync, writeFileSync } from 'node:fs';
import { edit } from './edit.ts';

/** Copies an entry with every sentence changed: a test allows no sentence on two pages. */
export function reword<Value>(entry: Value, subject: string): Value {
  if (typeof entry === 'string') return rewordText(entry, subject) as Value;
  if (Array.isArray(entry)) return entry.map((part) => reword(part, subject)) as Value;
  if (typeof entry !== 'object' || !entry) return entry;
  const parts = Object.entries(entry).map(([key, part]) => [key, reword(part, subject)]);
  return Object.fromEntries(parts) as Value;
}

/** Changes text of five words and more: what is shorter is a name, a slug or an icon. */
function rewordText(text: string, subject: string): string {
  return text.replace(/(?<=^|[.?!:]\s+)(\S+\s+\S+)(?=(\s+\S+){3})/g, `$1 (${subject})`);
}

export function writeEntry<Entry extends { slug: string }>(
  copy: string,
  list: string,
  type: string,
  entry: Entry,
): void {
  const { slug } = entry;
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const folder = `${copy}/content/${list}`;
  writeFileSync(
    `${folder}/${slug}.ts`,
    `import type { ${type} } from '#content/types.ts';\n\nexport const ${name} = ${JSON.stringify(entry)} satisfies ${type};\n`,
  );
  edit(`${folder}/index.ts`, [
    [/(?<=import type .*\n)/, `import { ${name} } from './${slug}';\n`],
    [new RegExp(`(?<=export const ${list}: .* = \\[\\n)`), `  ${name},\n`],
  ]);
}

export function copyDrawing(copy: string, from: string, to: string): void {
  const svg = readFileSync(`${copy}/drawings/${from}.svg`, 'utf8');
  const title = `<title>A drawing of its own: ${to.replace(/\W/g, ' ')}</title>`;
  writeFileSync(`${copy}/drawings/${to}.svg`, svg.replace(/<title>[^<]*<\/title>/, title));
}
