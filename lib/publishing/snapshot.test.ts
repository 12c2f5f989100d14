import { readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { content } from '#lib/content/content.ts';
import { chooseFirst } from '#server/choose-first.ts';
import { writeSummed } from './kept/summed-file.ts';
import { findSnapshot, keepFile } from './kept-files.ts';
import {
  bodyOf,
  noteServed,
  readSnapshots,
  type Snapshot,
  snapshotFile,
  writeSnapshot,
} from './snapshot.ts';

const body = '<h1>Who we are</h1>'.repeat(50);
const page = { source: 'a', type: 'text/html', gzip: gzipSync(body) };

const snapshotOf = (code: string, map: string): Snapshot => {
  return { code, map, content: content(), pages: new Map([['/about', page]]) };
};

function keep(code: string, map: string, at = Date.now()): string {
  const file = snapshotFile(code, map);
  writeSnapshot(file, snapshotOf(code, map));
  utimesSync(file, at / 1000, at / 1000);
  return file;
}

it('reads what was written', async () => {
  keep('code', 'map');
  const { pages, content: said } = (await findSnapshot('code', 'map')) ?? {};
  expect(said).toEqual(content());
  expect(String(bodyOf(pages?.get('/about') ?? page))).toBe(body);
  expect(await findSnapshot('code', 'other')).toBeUndefined();
});

it.each<[string, (file: string) => void]>([
  ['cut', (file) => truncateSync(file, 100)],
  ['empty', (file) => truncateSync(file, 0)],
  ['changed', (file) => writeFileSync(file, readFileSync(file).fill(0, 500, 501))],
  ['of another form', (file) => writeSummed(file, serialize({ form: 0 }))],
  ['of another V8', (file) => writeSummed(file, Buffer.from('anything'))],
])('passes over one that is %s', async (_, damage) => {
  damage(keep('code', 'damaged'));
  expect(await findSnapshot('code', 'damaged')).toBeUndefined();
});

it('passes over one that names a file that is not there', async () => {
  const pages = new Map([
    ['/cards/home.png', { source: '', type: 'image/png', file: 'cards/a.png' }],
  ]);
  writeSnapshot(snapshotFile('code', 'cards'), { ...snapshotOf('code', 'cards'), pages });
  expect(await findSnapshot('code', 'cards')).toBeUndefined();
  keepFile('cards/a.png', Buffer.from('a picture'), false);
  expect(await findSnapshot('code', 'cards')).toBeDefined();
});

it('keeps the five that were served last', async () => {
  for (let map = 1; map <= 6; map += 1) keep('code', `${map}`, map * 1000);
  noteServed(snapshotOf('code', '1'));
  const maps = (await readSnapshots()).map(({ map }) => map);
  expect(maps[0]).toBe('1');
  expect(maps).toContain('6');
  expect(maps).not.toContain('2');
});

// Each `code map`, the one that was served last first. Which code's come first: server/follow-published.test.ts.
it.each<[string, string[], string | undefined, string, boolean]>([
  ['what is published, of this code', ['own a'], 'a', 'own a', true],
  ['the build, where that is it', ['other a'], 'release', 'own release', true],
  ['the same words by another code, where this has none', ['other b'], 'b', 'other b', true],
  ['nothing until it is made, of other words by other code', ['other a'], 'b', 'other a', false],
  ['what was served last, where the database is away', ['other a'], undefined, 'other a', true],
])('what a start shows first is %s', (_, made, map, expected, isFit) => {
  const all = [...made, 'own release'].map((one) => {
    const [code = '', of = ''] = one.split(' ');
    return snapshotOf(code, of);
  });
  const first = chooseFirst(all, { code: 'own', map });
  expect(first).toMatchObject({ isFit });
  expect(`${first?.snapshot.code} ${first?.snapshot.map}`).toBe(expected);
});
