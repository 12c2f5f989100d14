// `npm run dates`: writes today beside each page whose words have changed (docs/decisions/020).
import { writeFileSync } from 'node:fs';
import { lastChanges } from '@/content/last-changes';
import { pageWords } from './page-words';
import { run } from './steps';

const file = 'content/last-changes.ts';
const today = new Date().toISOString().slice(0, 10);

const changed: string[] = [];
const entries = [...pageWords()].map(([path, words]) => {
  const known = lastChanges[path];
  if (known?.words === words) return [path, known];
  changed.push(path);
  return [path, { day: today, words }];
});

writeFileSync(
  file,
  `/**
 * The day on which the words of a page last changed, and a hash of those words.
 * Written by \`npm run dates\`; a test fails where it has not been run after a change.
 */
export const lastChanges: Record<string, { day: string; words: string }> = ${JSON.stringify(Object.fromEntries(entries))};
`,
);
await run('biome', ['format', '--write', '--log-level=error', file]);
console.info(changed.length > 0 ? `Changed today: ${changed.join(', ')}` : 'No page has changed');
