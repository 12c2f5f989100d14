import path from 'node:path';
import { day } from '#lib/base/zone-clock.ts';
import { backUp } from '#lib/database/backup.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { newFolder } from '#testing/new-folder.ts';
import { checkBackup } from './backup.ts';

onSqlite('the check of backups', () => {
  it('says when the last was made, and fails where the nights after it have made none', async () => {
    const now = Date.now();
    expect(await checkBackup(store, now)).toMatchObject({ state: 'skipped' });
    for (const _ of ['one', 'another']) await backUp(store, path.join(newFolder(), 'backup'));
    const detail = expect.stringMatching(/^the last was made on .*, 0\.\d MB, and was read back$/);
    expect(await checkBackup(store, now + day)).toMatchObject({ state: 'ok', detail });
    expect(await checkBackup(store, now + 3 * day)).toMatchObject({ state: 'failed', detail });
  });
});
