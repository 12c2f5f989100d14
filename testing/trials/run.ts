// `npm run test:faults [-- name …]`: breaks the built site on purpose, and counts what was acknowledged and
// what arrived.
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import openTemporaryFolder from '#testing/temporary-folder.ts';
import { build } from '#tools/build.ts';
import { fillDisk } from './full-disk.ts';
import { roll } from './rolling.ts';

const trials: Record<string, () => Promise<void>> = {
  full: fillDisk,
  back: () => roll('one machine on SQLite', 1),
  rolling: async () => {
    if (!findPostgres()) return;
    using postgres = await openPostgres();
    await roll('two machines on PostgreSQL', 2, { DATABASE_URL: postgres.url });
  },
};
const names = process.argv.slice(2);
openTemporaryFolder();
await build();
for (const name of names.length > 0 ? names : Object.keys(trials)) {
  const trial = trials[name];
  if (!trial) throw new Error(`There is no trial ${name}, but ${Object.keys(trials).join(', ')}`);
  await trial();
}
process.exit();
