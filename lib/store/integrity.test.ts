import {
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { env } from '@/lib/env';
import { receiveContact } from '@/lib/submissions/contact';
import { contactMessage, jsonRequest } from '@/testing/requests';
import { getStore, openStore } from './store';

const post = (message: string) =>
  receiveContact(jsonRequest('/api/contacts', { ...contactMessage, message }));
const file = () => path.join(env().DATA_DIR, 'site.sqlite');

it('acknowledges nothing that would be gone after a restart', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect((await post('Before')).status).toBe(200);

  const aside = path.join(mkdtempSync(path.join(env().DATA_DIR, 'aside-')), 'site.sqlite');
  renameSync(file(), aside);
  expect((await post('While it is missing')).status).toBe(503);

  renameSync(aside, file());
  expect((await post('Once it is back')).status).toBe(200);
  await (await getStore()).close();
  rmSync(file());
});

it('acknowledges nothing once the file was found damaged', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = mkdtempSync(path.join(env().DATA_DIR, 'damaged-'));
  const { db, assertIntact, close } = await openStore({ DATA_DIR: folder });
  await sql`create table filler as with recursive n(i) as (values(1) union all select i + 1 from n where i < 500)
    select i, hex(randomblob(2000)) as content from n`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(assertIntact).not.toThrow();
  const handle = openSync(path.join(folder, 'site.sqlite'), 'r+');
  writeSync(handle, Buffer.alloc(fstatSync(handle).size - 40_960, 0xa5), 0, undefined, 40_960);
  closeSync(handle);
  await expect(sql`select sum(length(content)) from filler`.execute(db)).rejects.toThrow(
    'malformed',
  );
  expect(assertIntact).toThrow('malformed');
  await close();
});
