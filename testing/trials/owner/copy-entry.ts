import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

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

/** @param entry without its slug, which names the file */
export function writeEntry(file: string, entry: object): void {
  writeFileSync(file, stringify(entry));
}

export function copyDrawing(copy: string, from: string, to: string): void {
  const svg = readFileSync(`${copy}/drawings/${from}.svg`, 'utf8');
  const title = `<title>A drawing of its own: ${to.replace(/\W/g, ' ')}</title>`;
  writeFileSync(`${copy}/drawings/${to}.svg`, svg.replace(/<title>[^<]*<\/title>/, title));
}
