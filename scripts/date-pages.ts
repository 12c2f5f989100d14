// `npm run dates`: records today for each page whose words have changed (docs/decisions/020).
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
  `// Each page's last change and a hash of its words, written by \`npm run dates\`.
export const lastChanges: Record<string, { day: string; words: string }> = ${JSON.stringify(Object.fromEntries(entries))};
`,
);
await run('biome', ['format', '--write', '--log-level=error', file]);
console.info(changed.length > 0 ? `Changed today: ${changed.join(', ')}` : 'No page has changed');
