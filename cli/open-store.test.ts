import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '#lib/database/store.ts';
import { newFolder } from '#testing/new-folder.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
/** Without these capabilities, root is a user like any other. */
const powers = '-dac_override,-dac_read_search';
const powerless = isRoot ? ['setpriv', `--bounding-set=${powers}`, `--inh-caps=${powers}`] : [];

it('names the user to run a command as if this one has no access to the folder', async () => {
  const folder = newFolder();
  const { close } = await openStore({ DATA_DIR: folder });
  await close();
  if (isRoot) chownSync(folder, nobody, nobody);
  chmodSync(folder, isRoot ? 0o700 : 0);
  const [command = '', ...args] = [...powerless, process.execPath, 'cli/agency.mjs'];
  const { status, stderr } = spawnSync(command, [...args, 'retention'], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  chmodSync(folder, 0o700);
  expect(status).toBe(1);
  expect(stderr).toContain(path.join(folder, 'site.sqlite'));
  expect(stderr).toMatch(isRoot ? /Run this as nobody\./ : /Run this as \S/);
});
