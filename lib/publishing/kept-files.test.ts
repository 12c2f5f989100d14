import fs, { existsSync, truncateSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { keepFile, readKept } from './kept-files.ts';
import { keepFilesOf } from './serving.ts';
import type { Page } from './snapshot.ts';

const fileOf = (name: string) => path.join(env().DATA_DIR, 'files', name);
const script = { source: '', type: 'text/javascript', body: Buffer.from('1') };
const serve = (pages: Record<string, Page>) =>
  keepFilesOf({ code: '', map: '', content: content(), pages: new Map(Object.entries(pages)) });

it('keeps hashed files, which a page of an earlier build asks for, for 30 days after they were served', async () => {
  const isThereAfter = async (days: number) => {
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(fileOf('assets/a-1.js'), at, at);
    serve({});
    return (await readKept('/assets/a-1.js')) !== undefined;
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
