import { readWriters } from '#app/desk/publish/to-publish.ts';
import { publishRelease } from '#lib/words/release.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { articleFile as file } from '#testing/samples.ts';
import { publishWords, saveWords } from '#testing/words.ts';
import { readChangedPages } from './changed-pages.ts';

onSqlite('changed pages', () => {
  beforeEach(() => publishRelease(store, 1));

  let at = 0;
  const save = (who: string, name: string, change: (text: string) => string) => {
    at += 1;
    return saveWords(store, name, change, { who, at });
  };

  it('have the photographs that they show, and none that no page shows', async () => {
    await save('ali', 'articles/two-tills.jpg', () => 'a photograph');
    await save('ali', 'articles/tills.jpg', () => 'another');
    expect(await readChangedPages(store)).toEqual([]);
    await save('ali', file, (text) => `${text}\n![Two tills](two-tills.jpg)\n`);
    const changed = { file, kind: 'changed', photographs: ['two-tills.jpg'] };
    expect(await readChangedPages(store)).toMatchObject([changed]);
    // One of the same name is a change of the page, whose text stays.
    await publishWords(store);
    expect(await readChangedPages(store)).toEqual([]);
    await save('sana', 'articles/two-tills.jpg', () => 'a better one');
    expect(await readChangedPages(store)).toMatchObject([changed]);
  });

  it('are told where a text has only changed places, or leads elsewhere', async () => {
    const told = async (text: string) => {
      await save('ali', file, (now) => now.replace(/(\n---\n).*/s, `$1\n${text}\n`));
      const [changed] = await readChangedPages(store);
      return changed?.fields.find(({ field }) => field === 'body');
    };
    await told('One.\n\nTwo, [here](/about).');
    await publishWords(store);
    const moved = { field: 'body', before: '', after: '' };
    expect(await told('Two, [here](/about).\n\nOne.')).toEqual(moved);
    expect(await told('One **more**.\n\nTwo, [here](/contact).')).toEqual({
      ...{ field: 'body', before: 'One. Two, [here](/about).' },
      after: 'One more. Two, [here](/contact).',
    });
  });

  it('have who wrote them since they were published', async () => {
    await save('amna', file, (text) => `${text}\nOnce.\n`);
    await publishWords(store);
    for (const who of ['ali', 'sana', 'ali']) await save(who, file, (text) => `${text}\nMore.\n`);
    const written = (await readWriters(store)).get(file);
    expect(written?.map(({ who }) => who)).toEqual(['ali', 'sana', 'ali']);
    expect(written?.[0]?.at).toBe(at);
  });
});
