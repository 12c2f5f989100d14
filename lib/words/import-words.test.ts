import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChangedPages } from '#app/desk/parts/changed-pages.ts';
import { readFolder } from '#lib/content/words.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { newFolder } from '#testing/new-folder.ts';
import { articleFile as gone, serviceFile as service } from '#testing/samples.ts';
import { publishWords } from '#testing/words.ts';
import { exportWords, importWords, takeInFolders } from './import-words.ts';
import { wordsOfMap } from './maps.ts';
import { publishRelease } from './release.ts';
import { differing } from './unpublished.ts';
import { newestPublication } from './working.ts';

const actor = { who: 'command', at: Date.now() };

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

function copyOf(name: string, title: string) {
  const copy = path.join(folder, name);
  cpSync('content', copy, { recursive: true });
  const file = path.join(copy, service);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*/m, `name: ${title}`));
  return copy;
}

onSqlite('words as files', () => {
  it('are taken in from an installation whose words were files: what it published, and wrote', async () => {
    const published = copyOf('published/20260105T000000000Z/content', 'Published');
    rmSync(path.join(published, gone));
    writeFileSync(path.join(folder, 'published/current'), '20260105T000000000Z');
    const writing = copyOf('writing', 'Being written');
    for (const _ of ['at the first start', 'and no other']) {
      await takeInFolders(store, 1, writing, folder);
      await publishRelease(store, 1);
    }
    const newest = await newestPublication(store.db);
    const served = await wordsOfMap(store, newest?.map ?? '');
    expect(newest?.number).toBe(1);
    expect(String(served.texts.get(service))).toContain('name: Published\n');
    expect(served.texts.has(gone)).toBe(false);
    expect(await readChangedPages(store)).toMatchObject([
      { file: gone, kind: 'new' },
      { file: service, fields: [{ field: 'name', before: 'Published', after: 'Being written' }] },
    ]);
  });

  it('are taken in, and written out once they are published, photographs too', async () => {
    await publishRelease(store, 1);
    const given = copyOf('given', 'Of a folder');
    mkdirSync(path.join(given, 'people'), { recursive: true });
    writeFileSync(path.join(given, 'people/Amna.JPG'), 'a photograph');
    const changed = ['people/Amna.JPG', service];
    expect((await importWords(store, actor, readFolder(given))).sort()).toEqual(changed);
    expect(await importWords(store, actor, readFolder(given))).toEqual([]);

    const out = path.join(folder, 'out');
    cpSync('content', out, { recursive: true });
    expect(await exportWords(store, out, readFolder(out))).toEqual([]);
    await publishWords(store);
    expect((await exportWords(store, out, readFolder(out))).sort()).toEqual(changed);
    expect(differing(readFolder(given), readFolder(out))).toEqual([]);
    writeFileSync(path.join(given, 'people/Amna.JPG'), 'another photograph');
    expect(differing(readFolder(out), readFolder(given))).toEqual(['people/Amna.JPG']);
  });
});
