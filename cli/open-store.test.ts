import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { openStore } from '#lib/database/store.ts';
import { newFolder } from '#testing/new-folder.ts';

/** Without these capabilities, root is a user like any other. */
const powers = '-dac_override,-dac_read_search';
const powerless = process.getuid?.()
  ? []
  : ['setpriv', `--bounding-set=${powers}`, `--inh-caps=${powers}`];

it('says to run a command as another user where this one has no access to the folder', async () => {
  const DATA_DIR = newFolder();
  await (await openStore({ DATA_DIR })).close();
  chmodSync(DATA_DIR, 0);
  const [command = '', ...args] = [...powerless, process.execPath, 'cli/agency.mjs', 'retention'];
  const env = { ...process.env, DATA_DIR };
  const { status, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  chmodSync(DATA_DIR, 0o700);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(DATA_DIR) });
  expect(stderr).toContain('Run this as its user.');
});
