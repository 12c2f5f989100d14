// `npm run test:faults [-- name …]`: breaks the built site on purpose, and counts what was acknowledged and
// what arrived.
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { build } from '#tools/steps.ts';
import { fillDisk } from './full-disk.ts';
import { roll } from './rolling.ts';

const trials = {
  full: fillDisk,
  back: () => roll('one machine on SQLite', 1),
  rolling: async () => {
    if (!findPostgres()) return;
    using postgres = await openPostgres();
    await roll('two machines on PostgreSQL', 2, { DATABASE_URL: postgres.url });
  },
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(trials, name));
if (unknown.length > 0) {
  throw new Error(
    `There is no trial ${unknown.join(', ')}. There are: ${Object.keys(trials).join(', ')}`,
  );
}

await build();
for (const [name, trial] of Object.entries(trials)) {
  if (names.length === 0 || names.includes(name)) await trial();
}
process.exit();
