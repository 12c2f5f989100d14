import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { getStore, openStore } from '#lib/database/store.ts';
import { agency, agencyJson, agencyProcess } from '#testing/agency.ts';
import { newFolder } from '#testing/new-folder.ts';
import { lead, rowsOf, seedLead } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';

beforeAll(getStore);

it.each([[[]], [['leads', '--help']]])('shows the commands for %j', async (argv) => {
  const { code, out } = await agency(...argv);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run agency -- [\s\S]*Commands:/);
});

it('exits with 2 at wrong usage, and says why on stderr', async () => {
  for (const argv of [['nonsense'], ['doctor', '--nonsense'], ['alert', 'send']]) {
    const { code, out, err } = await agency(...argv);
    expect({ argv, code, out }).toEqual({ argv, code: 2, out: '' });
    expect(err).toMatch(/\S/);
  }
});

it.each([
  ['backup', 'missing/x', /^\S+missing.x: no such file or directory\.\n$/],
  ['words export', 'notes/x', /^\S+notes.x: not a directory\.\n$/],
  ['restore', 'notes', /^notes is damaged, or no backup of a site \(.+\)\.\n$/],
])('says in a sentence what is wrong with a file: %s %s', async (command, name, err) => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'notes'), 'No database.');
  const said = await agency(...command.split(' '), path.join(folder, name));
  expect(said).toEqual({ code: 1, out: '', err: expect.stringMatching(err) });
});

it('has an alert that reaches nobody fail, and names what is missing', async () => {
  const err = expect.stringContaining('ALERT_URL');
  expect(await agency('alert', 'send', 'A test')).toMatchObject({ code: 1, err });
});

it('writes words into a new folder, and takes none in from one that is not there', async () => {
  const folder = path.join(newFolder(), 'words');
  expect((await agency('words', 'import', folder)).err).toContain(`no folder ${folder}`);
  expect(await agencyJson('words', 'export', folder)).toEqual({ files: [] });
  expect(existsSync(folder)).toBe(true);
  writeFileSync(path.join(folder, 'about.yaml'), 'titel: A slip');
  const { out } = await agency('words', 'import', folder);
  expect(out).toMatch(/^1 file taken in.*\nTo be put right first:\ncontent\/about\.yaml/s);
});

it('lists messages with their ids, and does with one what the desk’s buttons do', async () => {
  await emptyStore();
  const id = await seedLead({ suspicion: 'honeypot filled' });
  const open = await seedLead({ message: 'A\u202e shop,\n\u001b[2Jplease' });
  const listed = { id, received: expect.any(String), name: lead.name, begins: lead.message };
  expect(await agencyJson('leads', 'held')).toEqual({ held: [listed] });
  const { out } = await agency('leads', 'open');
  // What a terminal would run, or write the line backwards for.
  const shown = `A\uFFFD shop, \uFFFD\\[2Jplease`;
  expect(out).toMatch(new RegExp(`^${open}  \\S+Z  ${lead.name}: ${shown}\n$`));
  expect((await agency('leads', 'open', '--json')).out).toContain('A\\u202e shop');
  const done = { code: 0, out: 'It is a message now. Its mail goes to the inbox.\n', err: '' };
  expect(await agency('leads', 'release', id)).toEqual(done);
  const refused = { code: 1, out: '', err: expect.stringMatching('Nothing was done') };
  expect(await agency('leads', 'release', id)).toEqual(refused);
  expect(await agencyJson('leads', 'answered', open)).toMatchObject({ said: 'done' });
  expect(await agencyJson('leads', 'dismiss', 'x')).toMatchObject({ said: 'gone' });
  expect(stored('changes')).toMatchObject([
    { who: 'command', what: 'message released', which: id },
    { who: 'command', what: 'message answered', which: open },
  ]);
});

it('makes a backup as a process, while this one writes as the server does, and writes over none', async () => {
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
  const [leads, mails] = [await rowsOf({ db }, 'leads'), await rowsOf({ db }, 'outbox')];
  await close();
  expect(leads.length).toBeGreaterThan(0);
  expect(mails).toHaveLength(leads.length);
  expect((await agency('backup', file)).err).toContain('file already exists');
});

it('names a setting that is wrong, and creates no database', async () => {
  const misused = await agencyProcess(['doctor'], { MAIL_TO: 'nonsense' });
  expect(misused).toMatchObject({ code: 1, err: expect.stringContaining('MAIL_TO') });
  const DATA_DIR = path.join(newFolder(), 'elsewhere');
  jest.replaceProperty(env(), 'DATA_DIR', DATA_DIR);
  const ran = await agency('retention');
  expect(ran).toMatchObject({ code: 1, err: expect.stringContaining(`database in ${DATA_DIR}`) });
  expect(existsSync(DATA_DIR)).toBe(false);
  mkdirSync(DATA_DIR);
  writeFileSync(path.join(DATA_DIR, 'site.sqlite'), 'No database.');
  const err = expect.stringMatching('^DATA_DIR is .+ cannot be used');
  expect(await agency('retention')).toMatchObject({ code: 1, err });
});
