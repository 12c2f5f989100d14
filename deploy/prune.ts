// `npm run deploy:prune`: deletes old releases (docs/deploy.md).
import { parseArgs } from 'node:util';
import { pruneReleases } from './releases.ts';

const usage = `npm run deploy:prune -- [--keep 3] [--dry-run] [/srv/site]

Deletes all releases but the newest ones, the current one and the one before it.`;

try {
  const { values, positionals } = parseArgs({
    options: {
      keep: { type: 'string', default: '3' },
      'dry-run': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [root = '/srv/site', ...more] = positionals;
  if (!/^[1-9]\d*$/.test(values.keep))
    throw new Error(`--keep must be a number, not ${values.keep}`);
  if (more.length > 0) throw new Error(`Give one folder, not ${positionals.join(' and ')}`);
  const dryRun = values['dry-run'];
  const { kept, removed } = pruneReleases(root, Number(values.keep), { dryRun });
  const action = dryRun ? 'Would delete' : 'Deleted';
  console.info(`${action} ${removed.length ? removed.join(', ') : 'nothing'}.`);
  console.info(`Kept ${kept.join(', ')}.`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 1;
}
