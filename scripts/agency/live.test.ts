import { copyFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { env } from '@/lib/env';
import { openStore } from '@/lib/store/store';
import { agencyProcess } from '@/testing/agency';
import { seedLead, seedSubscriber } from '@/testing/seed';
import { emptyStore, stored } from '@/testing/stored';

/** The commands as processes of their own, while this one writes to the same file as the server does. */

// Each test starts a process, which takes its time on a busy machine.

const folder = mkdtempSync(path.join(env().DATA_DIR, 'live-'));

/** Writes one message after the other until it is told to stop. @returns how many there were */
function keepWriting() {
  let writing = true;
  const writer = (async () => {
    let written = 0;
    for (; writing; written += 1) {
      await seedLead({ email: 'busy@example.com' });
      // Lets timers and the child's output in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return written;
  })();
  return () => {
    writing = false;
    return writer;
  };
}

const whileWriting = async (...argv: string[]) => {
  const stop = keepWriting();
  const ran = await agencyProcess(argv);
  return { ...ran, written: await stop() };
};

beforeEach(async () => {
  emptyStore();
  await seedLead();
  await seedSubscriber('ayesha@example.com');
});

it('lists the messages', async () => {
  const { code, out, err, written } = await whileWriting('leads', 'list', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out).length).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(0);
});

it('erases a person and loses none of the messages that come meanwhile', async () => {
  const argv = ['person', 'erase', 'ayesha@example.com', '--yes'];
  const { code, err, written } = await whileWriting(...argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const leads = stored('leads');
  expect(leads).toHaveLength(written);
  expect(leads.every(({ email }) => email === 'busy@example.com')).toBe(true);
  expect(stored('subscribers')).toEqual([]);
  expect(stored('outbox')).toHaveLength(written);
});

it('corrects a person', async () => {
  const argv = ['person', 'correct', 'ayesha@example.com', '--email', 'aisha@example.com'];
  const { code, err } = await whileWriting(...argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(stored('subscribers')).toMatchObject([{ email: 'aisha@example.com' }]);
});

it('makes a backup that opens as a store, each message in it with its mail', async () => {
  const file = path.join(folder, 'backup.sqlite');
  const { code, out, err } = await whileWriting('backup', file);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const restored = mkdtempSync(path.join(folder, 'restored-'));
  copyFileSync(file, path.join(restored, 'site.sqlite'));
  const { db, close } = await openStore({ DATA_DIR: restored });
  const leads = await db.selectFrom('leads').select('id').execute();
  const mails = await db.selectFrom('outbox').select('subject_id').where('kind', '=', 'lead');
  const subjects = (await mails.execute()).map(({ subject_id }) => subject_id);
  expect(leads.length).toBeGreaterThan(0);
  expect(subjects.sort()).toEqual(leads.map(({ id }) => id).sort());
  await close();
});

it('writes no backup over a file', async () => {
  const file = path.join(folder, 'precious');
  copyFileSync('package.json', file);
  const { code, err } = await agencyProcess(['backup', file]);
  expect({ code, named: err.includes(file) }).toEqual({ code: 1, named: true });
  expect(readFileSync(file, 'utf8')).toBe(readFileSync('package.json', 'utf8'));
});

it('waits while another process holds the database, and then does its work', async () => {
  const other = new DatabaseSync(path.join(env().DATA_DIR, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const running = agencyProcess(['person', 'erase', 'ayesha@example.com', '--yes']);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  other.exec('COMMIT');
  other.close();
  expect((await running).code).toBe(0);
  expect(stored('leads')).toEqual([]);
});

it('asks nobody without a terminal, and erases nothing', async () => {
  const { code } = await agencyProcess(['person', 'erase', 'ayesha@example.com']);
  expect(code).toBe(2);
  expect(stored('leads')).toHaveLength(1);
});

it('makes no database where there is none', async () => {
  const DATA_DIR = path.join(folder, 'elsewhere');
  const { code, err } = await agencyProcess(['leads', 'list'], { DATA_DIR });
  expect({ code, named: err.includes(DATA_DIR) }).toEqual({ code: 1, named: true });
  expect(() => statSync(DATA_DIR)).toThrow();
});
