import { readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { writeSummed } from '#lib/base/summed-file.ts';
import { content } from '#lib/content/content.ts';
import { findSnapshot } from './find-snapshot.ts';
import { keepFile } from './kept-files.ts';
import {
  bodyOf,
  chooseFirst,
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

describe('what a start shows first', () => {
  const built = snapshotOf('new', 'release');
  const choose = (made: Snapshot[], map?: string) => {
    const first = chooseFirst([...made, built], { code: 'new', map });
    return first && [first.snapshot.code, first.snapshot.map, first.isFit];
  };

  it.each<[string, [code: string, map: string][], string | undefined, unknown[]]>([
    ['what is published, of this code', [['new', 'a']], 'a', ['new', 'a', true]],
    ['the build, where that is it', [['old', 'a']], 'release', ['new', 'release', true]],
    [
      'older words of this code before those of another',
      [
        ['old', 'b'],
        ['new', 'a'],
      ],
      'b',
      ['new', 'a', true],
    ],
    [
      'the same words by another code, where this has none',
      [['old', 'b']],
      'b',
      ['old', 'b', true],
    ],
    [
      'nothing until it is made, where there are only other words',
      [['old', 'a']],
      'b',
      ['old', 'a', false],
    ],
    [
      'what was served last, where the database is away',
      [['old', 'a']],
      undefined,
      ['old', 'a', true],
    ],
  ])('is %s', (_, made, map, expected) => {
    expect(
      choose(
        made.map(([code, map]) => snapshotOf(code, map)),
        map,
      ),
    ).toEqual(expected);
  });
});
