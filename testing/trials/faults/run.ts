// `npm run test:faults [name …]`: the long fault tests, all of them by default.

import { hasFailed } from '#testing/checks.ts';
import { build } from '#tools/steps.ts';

const all = [
  'refusals',
  'newsletter',
  'clock',
  'moments',
  'crash',
  'instances',
  'database',
  'stall',
  'locked',
  'disk',
  'damage',
  'abuse',
  'load',
];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no fault test ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(1);
}

await build();
for (const name of named.length > 0 ? named : all) {
  const { test } = await import(`./${name}.ts`);
  await test();
}
process.exit(hasFailed() ? 1 : 0);
