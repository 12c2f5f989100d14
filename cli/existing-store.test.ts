import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { openStore } from '#lib/store/store.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
/** Without these capabilities, root is a user like any other. */
const powers = '-dac_override,-dac_read_search';
const powerless = isRoot ? ['setpriv', `--bounding-set=${powers}`, `--inh-caps=${powers}`] : [];

async function closedStore(what: 'file' | 'folder'): Promise<string> {
  const folder = mkdtempSync(path.join(env().DATA_DIR, 'closed-'));
  const { close } = await openStore({ DATA_DIR: folder });
  await close();
  const closed = what === 'file' ? path.join(folder, 'site.sqlite') : folder;
  if (isRoot) chownSync(closed, nobody, nobody);
  chmodSync(closed, isRoot ? 0o700 : 0);
  return folder;
}

function agencyIn(folder: string) {
  const [command = '', ...args] = [...powerless, process.execPath, 'cli/agency.mjs'];
  const { status, stderr } = spawnSync(command, [...args, 'leads', 'list'], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return { code: status, err: stderr };
}

it.each(['file', 'folder'] as const)(
  'names the user to run it as if this one has no access to the %s',
  async (what) => {
    const folder = await closedStore(what);
    const { code, err } = agencyIn(folder);
    chmodSync(folder, 0o700);
    expect(code).toBe(1);
    expect(err).toContain(path.join(folder, 'site.sqlite'));
    expect(err).toMatch(/may not read and write it\. Run this as \S/);
    if (isRoot) expect(err).toMatch(/belongs to nobody, .* Run this as nobody\./);
    expect(err).not.toContain('There is no database');
  },
  20_000,
);
