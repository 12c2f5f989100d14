import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '#lib/database/store.ts';
import { publishActs } from './acts.ts';

it('nothing is published once the database file was deleted', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'acts-'));
  const store = await openStore({ DATA_DIR, DATABASE_URL: undefined });
  rmSync(path.join(DATA_DIR, 'site.sqlite'));
  const role = 'owner';
  const person = {
    email: 'owner@example.com',
    role,
    mayPublish: true,
    sessionId: '',
    isFresh: true,
  } as const;
  await expect(publishActs.publish({ store, person }, {})).rejects.toThrow('was deleted');
  await store.close();
  rmSync(DATA_DIR, { recursive: true });
});
