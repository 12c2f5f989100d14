import { copyFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { env } from '#lib/env.ts';
import { openStore } from '#lib/store/store.ts';
import { agencyProcess } from '#testing/agency.ts';
import { seedLead, seedSubscriber } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';

// The commands as processes, while this one writes to the same file as the server does.

const folder = mkdtempSync(path.join(env().DATA_DIR, 'live-'));

/** Writes messages until stopped. @returns how many */
function keepWriting() {
  let writing = true;
  const writer = (async () => {
    let written = 0;
    for (; writing; written += 1) {
      await seedLead({ email: 'busy@example.com' });
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

it('erases a person and loses no message that arrives meanwhile', async () => {
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

it('makes a backup that opens as a store, with the mail of each message', async () => {
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

it('overwrites no file with a backup', async () => {
  const file = path.join(folder, 'precious');
  copyFileSync('package.json', file);
  const { code, err } = await agencyProcess(['backup', file]);
  expect({ code, named: err.includes(file) }).toEqual({ code: 1, named: true });
  expect(readFileSync(file, 'utf8')).toBe(readFileSync('package.json', 'utf8'));
});

it('waits while another process locks the database', async () => {
  const other = new DatabaseSync(path.join(env().DATA_DIR, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const running = agencyProcess(['person', 'erase', 'ayesha@example.com', '--yes']);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  other.exec('COMMIT');
  other.close();
  expect((await running).code).toBe(0);
  expect(stored('leads')).toEqual([]);
});

it('erases nothing without a terminal to ask at', async () => {
  const { code } = await agencyProcess(['person', 'erase', 'ayesha@example.com']);
  expect(code).toBe(2);
  expect(stored('leads')).toHaveLength(1);
});

it('creates no database', async () => {
  const DATA_DIR = path.join(folder, 'elsewhere');
  const { code, err } = await agencyProcess(['leads', 'list'], { DATA_DIR });
  expect({ code, named: err.includes(DATA_DIR) }).toEqual({ code: 1, named: true });
  expect(() => statSync(DATA_DIR)).toThrow();
});
