import fs, { existsSync, truncateSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { keepFile, keepFilesOf, readKept } from './kept-files.ts';
import type { Page } from './snapshot.ts';

const fileOf = (name: string) => path.join(env().DATA_DIR, 'files', name);
const script = { source: '', type: 'text/javascript', body: Buffer.from('1') };

const served = (pages: Record<string, Page>) => {
  return { code: '', map: '', content: content(), pages: new Map(Object.entries(pages)) };
};

const age = (name: string, days: number) => {
  const at = Date.now() / 1000 - days * 86_400;
  utimesSync(fileOf(name), at, at);
};

it('keeps hashed files, which a page of an earlier build asks for, for 30 days after they were served', async () => {
  keepFilesOf(served({ '/assets/a-1.js': script, '/about': { ...script, type: 'text/html' } }));
  expect(String(await readKept('assets/a-1.js'))).toBe('1');
  expect(existsSync(fileOf('about'))).toBe(false);
  age('assets/a-1.js', 29);
  keepFilesOf(served({}));
  expect(await readKept('assets/a-1.js')).toBeDefined();
  age('assets/a-1.js', 31);
  keepFilesOf(served({ '/assets/a-1.js': script }));
  keepFilesOf(served({}));
  expect(await readKept('assets/a-1.js')).toBeDefined();
  age('assets/a-1.js', 31);
  keepFilesOf(served({}));
  expect(await readKept('assets/a-1.js')).toBeUndefined();
});

it('keeps what is served alone where the disk is nearly full', async () => {
  const card = { source: '', type: 'image/png', file: 'cards/own.png' };
  keepFile('cards/own.png', Buffer.from('own'), false);
  keepFile('cards/other.png', Buffer.from('other'), false);
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, bsize: 4096 } as never);
  keepFilesOf(served({ '/cards/home.png': card }));
  expect(await readKept('cards/own.png')).toBeDefined();
  expect(await readKept('cards/other.png')).toBeUndefined();
});

it('has no file that is damaged, and none outside its folder', async () => {
  keepFile('cards/cut.png', Buffer.from('a picture'), false);
  truncateSync(fileOf('cards/cut.png'), 35);
  expect(await readKept('cards/cut.png')).toBeUndefined();
  expect(await readKept('../site.sqlite')).toBeUndefined();
});
