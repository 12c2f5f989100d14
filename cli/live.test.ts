// A command as a process, while this one writes to the same file as the server does.

import { copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { openStore } from '#lib/database/store.ts';
import { agency, agencyProcess } from '#testing/agency.ts';
import { newFolder } from '#testing/new-folder.ts';
import { seedLead } from '#testing/seed.ts';

const folder = newFolder();

async function whileWriting(...argv: string[]) {
  let running = true;
  const ran = agencyProcess(argv).finally(() => {
    running = false;
  });
  while (running) {
    await seedLead({ email: 'busy@example.com' });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ran;
}

beforeEach(async () => {
  await seedLead();
});

it('makes a backup meanwhile, and writes over none', async () => {
  const file = path.join(folder, 'backup.sqlite');
  expect((await whileWriting('backup', file)).code).toBe(0);
  const restored = newFolder();
  copyFileSync(file, path.join(restored, 'site.sqlite'));
  const { db, close } = await openStore({ DATA_DIR: restored });
  const leads = await db.selectFrom('leads').select('id').execute();
  const mails = await db.selectFrom('outbox').select('id').where('kind', '=', 'lead').execute();
  await close();
  expect(leads.length).toBeGreaterThan(0);
  expect(mails).toHaveLength(leads.length);
  expect((await agency('backup', file)).err).toContain('EEXIST');
});

it('creates no database', async () => {
  const DATA_DIR = path.join(folder, 'elsewhere');
  jest.replaceProperty(env(), 'DATA_DIR', DATA_DIR);
  const { code, err } = await agency('retention');
  expect({ code, named: err.includes(DATA_DIR) }).toEqual({ code: 1, named: true });
  expect(() => statSync(DATA_DIR)).toThrow();
});
