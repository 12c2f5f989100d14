import { readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { content } from '#lib/content/content.ts';
import { keepFile, writeSummed } from './kept-files.ts';
import {
  findSnapshot,
  noteServed,
  type Page,
  readSnapshots,
  snapshotFile,
  writeSnapshot,
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
