import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { env } from '#lib/base/env.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { answerHealth } from '#lib/health/health.ts';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { receiveUnsubscribe } from '#lib/letters/unsubscribe.ts';
import { given } from '#testing/given.ts';
import { newFolder } from '#testing/new-folder.ts';
import { postContact } from '#testing/post-contact.ts';
import { logged } from '#testing/post-office.ts';
import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { getStore, openStore } from './store.ts';

const post = (message: string) => postContact({ message });
const file = () => path.join(env().DATA_DIR, 'site.sqlite');

/** As a process would that starts with no data. */
afterEach(async () => {
  await (await getStore()).close();
  processWide('store', () => ({ opening: undefined })).opening = undefined;
  for (const end of ['', '-wal', '-shm']) fs.rmSync(file() + end, { force: true });
});

it('acknowledges nothing that would be gone after a restart', async () => {
  expect((await post('Before')).status).toBe(200);

  const aside = path.join(newFolder(), 'site.sqlite');
  fs.renameSync(file(), aside);
  expect((await post('While it is missing')).status).toBe(503);

  fs.renameSync(aside, file());
  expect((await post('Once it is back')).status).toBe(200);
});

const signUp = () => receiveSubscription(jsonRequest('/api/newsletter', contactMessage));

it('says in the log alone why it cannot be opened, and needs no restart once it can', async () => {
  // A folder below a file cannot be made.
  const blocker = path.join(newFolder(), 'not-a-folder');
  fs.writeFileSync(blocker, '');
  given({ DATA_DIR: path.join(blocker, 'data') });
  for (const response of [await postContact(), await signUp()]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    const answer = await response.text();
    expect(JSON.parse(answer)).toEqual({ success: false, errors: { form: expect.any(String) } });
    expect(answer).not.toMatch(/ENOTDIR|EEXIST|not-a-folder|\.ts|\bat /);
  }
  expect(logged().filter((line) => /could not be stored/.test(line))).toHaveLength(2);
  expect(logged().join()).not.toMatch(/Ayesha|ayesha@|A shop/);

  const way = `https://site.test/?token=${'x'.repeat(32)}`;
  const left = await receiveUnsubscribe(new Request(way, { method: 'POST' }));
  expect(left.status).toBe(503);
  // The button to try again.
  expect(await left.text()).toContain('<form method="post">');
  fs.rmSync(blocker);
  expect((await post('Once it is there')).status).toBe(200);
});

/** What a process that starts now would find. */
function findsAfterRestart(): string[] {
  const folder = newFolder();
  for (const end of ['', '-wal'].filter((end) => fs.existsSync(file() + end))) {
    fs.copyFileSync(file() + end, path.join(folder, `site.sqlite${end}`));
  }
  const database = new DatabaseSync(path.join(folder, 'site.sqlite'));
  const leads = database.prepare('SELECT message FROM leads ORDER BY received_at, message').all();
  database.close();
  return leads.map(({ message }) => String(message));
}

it.each([[['-wal']], [['-shm']], [['-wal', '-shm']]])(
  'loses nothing where a file beside the database is deleted: %j',
  async (ends) => {
    await post('Before');
    for (const end of ends) fs.rmSync(file() + end);
    const answers = [await post('After'), await post('Later')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(findsAfterRestart()).toEqual(['Before', 'After', 'Later']);
  },
);

const aside = () => path.join(newFolder(), 'copy.sqlite');
async function copyByVacuum(): Promise<string> {
  const copy = aside();
  await sql`vacuum into ${copy}`.execute((await getStore()).db);
  return copy;
}
async function copyOfFile(): Promise<string> {
  const copy = aside();
  fs.copyFileSync(file(), copy);
  return copy;
}
const overFile = (copy: string) => fs.copyFileSync(copy, file());

it.each([
  ['a copy by VACUUM INTO', copyByVacuum, overFile],
  ['an older copy of the file', copyOfFile, overFile],
  [
    'a copy as the backup command restores it',
    copyByVacuum,
    (copy: string) => {
      for (const end of ['-wal', '-shm']) fs.rmSync(file() + end);
      overFile(copy);
    },
  ],
  ['nothing over its log', copyOfFile, () => fs.truncateSync(`${file()}-wal`)],
])('notices what is written over the database: %s', async (_, copy, write) => {
  /** More than is left in the log. */
  const fill = async (name: string) =>
    sql.raw(`create table ${name} as select randomblob(6000000)`).execute((await getStore()).db);
  await post('Before');
  const made = await copy();
  await fill('since');
  await post('Since');
  await post('In the log');
  write(made);
  // SQLite may find the damage.
  await fill('after').catch(() => undefined);
  expect((await post('After')).status).toBe(503);
  expect((await answerHealth()).status).toBe(503);
});

it('acknowledges nothing once the file was found damaged', async () => {
  const folder = newFolder();
  const { db, assertIntact, close } = await openStore({ DATA_DIR: folder });
  await sql`create table filler as with recursive n(i) as (values(1) union all select i + 1 from n where i < 500)
    select i, hex(randomblob(2000)) as content from n`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await assertIntact();
  const handle = fs.openSync(path.join(folder, 'site.sqlite'), 'r+');
  fs.writeSync(
    handle,
    Buffer.alloc(fs.fstatSync(handle).size - 40_960, 0xa5),
    0,
    undefined,
    40_960,
  );
  fs.closeSync(handle);
  const sum = sql`select sum(length(content)) from filler`;
  await expect(sum.execute(db)).rejects.toThrow('malformed');
  await expect(assertIntact()).rejects.toThrow('malformed');
  await close();
});
