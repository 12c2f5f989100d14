import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { day } from '#lib/base/zone-clock.ts';
import { backUp } from '#lib/database/backup.ts';
import { openStore } from '#lib/database/store.ts';
import { checkBackup } from './backup.ts';

it('says when the last backup was made, and fails where the nights after it have made none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const store = await openStore({ DATA_DIR: folder });
  const now = Date.now();
  expect(await checkBackup(store, now)).toMatchObject({ state: 'skipped' });
  for (const name of ['one', 'another']) await backUp(store, path.join(folder, name));
  const detail = expect.stringMatching(/^the last was made on .*, 0\.\d MB, and was read back$/);
  expect(await checkBackup(store, now + day)).toMatchObject({ state: 'ok', detail });
  expect(await checkBackup(store, now + 3 * day)).toMatchObject({ state: 'failed', detail });
  await store.close();
});
