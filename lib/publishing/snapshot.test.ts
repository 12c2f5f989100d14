import fs, { existsSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { findSnapshot, keepFile, keepFilesOf, readKept } from './kept-files.ts';
import {
  noteServed,
  type Page,
  readSnapshots,
  snapshotFile,
  writeSnapshot,
  writeSummed,
} from './snapshot.ts';

const page = { source: 'a', type: 'text/html', gzip: Buffer.from('<h1>'.repeat(500)) };

function keep(map: string, at = Date.now(), pages: Record<string, Page> = { '/about': page }) {
  const file = snapshotFile('code', map);
  const made = { code: 'code', map, content: content(), pages: new Map(Object.entries(pages)) };
  writeSnapshot(file, made);
  utimesSync(file, at / 1000, at / 1000);
  return { file, made };
}

it.each<[string, (file: string) => void]>([
  ['cut', (file) => truncateSync(file, 100)],
  ['empty', (file) => truncateSync(file, 0)],
  ['changed', (file) => writeFileSync(file, readFileSync(file).fill(0, 500, 501))],
  ['of another form', (file) => writeSummed(file, serialize({ form: 0 }))],
  ['of another V8', (file) => writeSummed(file, Buffer.from('anything'))],
])('reads what was written, and passes over one that is %s', async (_, damage) => {
  const { file, made } = keep('map');
  expect(await findSnapshot('code', 'map')).toMatchObject(made);
  expect(await findSnapshot('code', 'other')).toBeUndefined();
  damage(file);
  expect(await findSnapshot('code', 'map')).toBeUndefined();
});

it('passes over one that names a file that is not there', async () => {
  keep('cards', 1, { '/cards/home.png': { source: '', type: 'image/png', file: 'cards/a.png' } });
  expect(await findSnapshot('code', 'cards')).toBeUndefined();
  keepFile('cards/a.png', Buffer.from('a picture'), false);
  expect(await findSnapshot('code', 'cards')).toBeDefined();
});

it('keeps the five that were served last', async () => {
  for (let map = 1; map <= 6; map += 1) keep(`${map}`, map * 1000);
  noteServed(keep('1', 1000).made);
  const maps = (await readSnapshots()).map(({ map }) => map);
  expect(maps[0]).toBe('1');
  expect(maps).toContain('6');
  expect(maps).not.toContain('2');
});

const fileOf = (name: string) => path.join(env().DATA_DIR, 'files', name);
const script = { source: '', type: 'text/javascript', body: Buffer.from('1') };
const serve = (pages: Record<string, Page>) =>
  keepFilesOf({ code: '', map: '', content: content(), pages: new Map(Object.entries(pages)) });

it('keeps hashed files, which a page of an earlier build asks for, for 30 days after they were served', async () => {
  const isThereAfter = async (days: number) => {
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(fileOf('assets/a-1.js'), at, at);
    serve({});
    return (await readKept('assets/a-1.js')) !== undefined;
  };
  serve({ '/assets/a-1.js': script, '/about': { ...script, type: 'text/html' } });
  expect(existsSync(fileOf('about'))).toBe(false);
  expect([await isThereAfter(29), await isThereAfter(31)]).toEqual([true, false]);
});

it('keeps what is served alone where the disk is nearly full', async () => {
  keepFile('cards/own.png', Buffer.from('own'), false);
  keepFile('cards/other.png', Buffer.from('other'), false);
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, bsize: 4096 } as never);
  serve({ '/cards/home.png': { source: '', type: 'image/png', file: 'cards/own.png' } });
  expect(await readKept('cards/own.png')).toBeDefined();
  expect(await readKept('cards/other.png')).toBeUndefined();
});

it('has no file that is damaged, and none outside its folder', async () => {
  keepFile('cards/cut.png', Buffer.from('a picture'), false);
  truncateSync(fileOf('cards/cut.png'), 35);
  expect(await readKept('cards/cut.png')).toBeUndefined();
  expect(await readKept('../site.sqlite')).toBeUndefined();
});
