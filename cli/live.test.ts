// A command as a process, while this one writes to the same file as the server does.

import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { openStore } from '#lib/database/store.ts';
import { agency, agencyProcess } from '#testing/agency.ts';
import { newFolder } from '#testing/new-folder.ts';
import { seedLead } from '#testing/seed.ts';

it('makes a backup meanwhile, and writes over none', async () => {
  await seedLead();
  const file = path.join(newFolder(), 'backup.sqlite');
  let running = true;
  const backup = agencyProcess(['backup', file]).finally(() => {
    running = false;
  });
  while (running) {
    await seedLead({ email: 'busy@example.com' });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await backup).code).toBe(0);
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

it('names a setting that is wrong, and creates no database', async () => {
  const misused = await agencyProcess(['doctor'], { MAIL_TO: 'nonsense' });
  expect(misused).toMatchObject({ code: 1, err: expect.stringContaining('MAIL_TO') });
  const DATA_DIR = path.join(newFolder(), 'elsewhere');
  jest.replaceProperty(env(), 'DATA_DIR', DATA_DIR);
  const ran = await agency('retention');
  expect(ran).toMatchObject({ code: 1, err: expect.stringContaining(`database in ${DATA_DIR}`) });
  expect(existsSync(DATA_DIR)).toBe(false);
});
