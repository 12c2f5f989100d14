import { listVersions } from '#app/desk/publish/history/list-versions.ts';
import { content } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import { releaseWords, type WordFiles } from '#lib/content/words.ts';
import { movePage, removePage } from '#lib/editing/pages.ts';
import { readWords, type Words, written } from '#lib/editing/working-copy.ts';
import { onEachDatabase, onSqlite, store } from '#testing/databases.ts';
import { articleText, releaseText, wordsWith } from '#testing/release-words.ts';
import { articleFile, serviceFile } from '#testing/samples.ts';
import { publishWords } from '#testing/words.ts';
import { wordsOfMap } from './maps.ts';
import { composeAgain, composePublication, publish } from './publications.ts';
import { publishRelease } from './release.ts';
import { findRemoved, redirectPage } from './slugs.ts';
import { findNeeded, readUnpublished } from './unpublished.ts';
import { bringBack, changeWords } from './versions.ts';
import { newestPublication, readWorking, type Working } from './working.ts';

let mockRelease: WordFiles | undefined;
jest.mock('#lib/content/words.ts', () => {
  const actual = jest.requireActual('#lib/content/words.ts');
  return { ...actual, releaseWords: () => mockRelease ?? actual.releaseWords() };
});

const service = serviceFile.replace(/.*\/|\.yaml/g, '');
const [file, address] = [serviceFile, `/services/${service}`];
const at = Date.parse('2026-11-05T12:00Z');
const by = (who: string) => ({ who: `${who}@example.com`, at });
const saved = { what: 'words saved' } as const;

const begin = () => beforeEach(() => publishRelease(store, 1));

const words = async (of = store) => (await readWorking(of)).words;
const read = async (name: string) => String((await words()).texts.get(name));
const change = (
  name: string,
  from: string | RegExp,
  to: string,
  who = 'ali',
  on = store,
  isPart = false,
) => {
  const rewrite = ({ words: { texts } }: Working) => {
    const old = String(texts.get(name));
    return old.match(from) ? new Map([[name, Buffer.from(old.replace(from, to))]]) : 'gone';
  };
  return changeWords(on, by(who), saved, rewrite, isPart);
};
const published = async () => wordsOfMap(store, (await newestPublication(store.db))?.map ?? '');
const publishAll = () => publishWords(store);
const said = async (name: string) => String((await published()).texts.get(name));

onEachDatabase('words', (open) => {
  begin();

  it('loses nothing that two save at once, from two instances', async () => {
    const other = await open();
    const refusals = await Promise.all([
      change(file, /^name: .*/m, 'name: Once', 'ali', store),
      change(file, /^name: (?!Once).*/m, 'name: Twice', 'sana', other),
      change('about.yaml', /^/, '# by both\n', 'sana', other),
    ]);
    const kept = await listVersions(store).execute();
    expect(kept).toHaveLength(refusals.filter((one) => one === undefined).length);
    expect(refusals[2]).toBeUndefined();
    expect([await words(store)]).toEqual([await words(other)]);
  });

  it('does nothing of a change that cannot be written whole', async () => {
    const before = await read(file);
    const endless = { ...by('ali'), at: Number.NaN };
    const change = () => new Map([[file, Buffer.from('x')]]);
    await expect(changeWords(store, endless, saved, change)).rejects.toThrow();
    expect(await read(file)).toBe(before);
    expect(await listVersions(store).execute()).toEqual([]);
  });

  it('keeps who changed what, and brings it back', async () => {
    const before = await read(file);
    await change(file, /^name: .*/m, 'name: Once', 'ali');
    await change(file, /^name: .*/m, 'name: Twice', 'sana');
    const [last, first] = await listVersions(store).execute();
    expect(first).toMatchObject({ who: 'ali@example.com', at });
    expect(last).toMatchObject({ who: 'sana@example.com', file, before: first?.hash });

    const hash = first?.before ?? '';
    expect(await bringBack(store, by('ali'), 'about.yaml', hash)).toBe('gone');
    expect(await bringBack(store, by('ali'), file, hash)).toBeUndefined();
    expect(await read(file)).toBe(before);
  });

  it('shows earlier words again, and is not overtaken by another publication', async () => {
    const first = await newestPublication(store.db);
    await change(file, /^name: .*/m, 'name: Once');
    await publishAll();
    const late = await composePublication(store);
    const again = await composeAgain(store, first?.id ?? '');
    expect(again?.hash).toBe(first?.map);
    expect(await composeAgain(store, 'none')).toBeUndefined();
    if (again) expect(await publish(store, again, by('owner'), 1, 'words taken back')).toBe(true);
    expect(await publish(store, late, by('owner'), 1)).toBe(false);
    expect((await published()).texts.get(file)).toEqual(releaseWords().texts.get(file));
    expect(await read(file)).toContain('name: Once');
  });
});

onSqlite('words', () => {
  begin();

  it('leads visitors of a renamed page to its new address, however often it is renamed', async () => {
    const move = (from: string, to: string) =>
      changeWords(store, by('ali'), { what: 'page moved' }, ({ words }) => {
        return movePage(words, `services/${from}.yaml`, to) ?? 'gone';
      });
    await move(service, 'cash');
    // What the file says about itself stays.
    expect(await read('redirects.yaml')).toContain('# Former addresses');
    await move('cash', 'coins');
    expect(await read('redirects.yaml')).toContain(`\n${address}: /services/coins\n`);
    // Nobody was ever at an address that was not published.
    expect(await read('redirects.yaml')).not.toContain('\n/services/cash: ');
    expect(await move(service, 'else')).toBe('gone');

    await move('coins', service);
    expect(await read('redirects.yaml')).not.toContain(address);
    expect(findRemoved(await words())).toEqual([]);
  });

  it('asks where the visitors of a removed page go, also of one that only the desk had', async () => {
    await change(
      'services/desk.yaml',
      /.*/s,
      (await read(file)).replace(/^name: .*/m, 'name: Own'),
    );
    await publishAll();
    for (const name of ['services/desk.yaml', file]) {
      await changeWords(store, by('ali'), { what: 'page removed' }, ({ words }) => {
        return removePage(words, name) ?? 'gone';
      });
    }
    expect(findRemoved(await words()).sort()).toEqual([address, '/services/desk'].sort());
    const lead = (from: string, to: string) => redirectPage(store, by('ali'), from, to);
    expect(await lead(address, '//evil.example')).toBe('gone');
    expect(await lead('/elsewhere', '/about')).toBe('gone');
    expect(await lead(address, '/about')).toBeUndefined();
    expect(findRemoved(await words())).toEqual(['/services/desk']);
    expect(await read('redirects.yaml')).toContain(`\n${address}: /about\n`);
  });

  it('publishes some files alone, and says which others they need', async () => {
    await change('about.yaml', /^/, '# Anew.\n');
    const article = (slug: string) => `articles/${slug}.md`;
    for (const slug of ['till', 'float', 'alone'])
      await change(article(slug), /.*/s, articleText(`What a ${slug} is`, '2026-01-05'));
    const other = articleFile;
    await change(other, /$/, '\nSee [this](/blog/till), and [that](/blog/float).\n');

    expect(await findNeeded(store, ['about.yaml'])).toEqual([]);
    expect(await findNeeded(store, [other])).toEqual([article('float'), article('till')]);
    const candidate = await composePublication(store, ['about.yaml']);
    await publish(store, candidate, by('owner'), 1);
    // Its pages are dated as those that are made of it later, and no other has today's date.
    expect(candidate.words.days).toEqual((await published()).days);
    expect(candidate.words.days.get(other)).toBe(releaseWords().days.get(other));
    const left = [other, ...['alone', 'float', 'till'].map(article)];
    expect((await readUnpublished(store)).files).toEqual(left.sort());
    // What is wrong by itself needs no other, and is in the way of none.
    await change(article('alone'), /^title: .*/m, 'title: ""');
    expect(await findNeeded(store, [article('alone')])).toEqual([]);
    expect(await findNeeded(store, [other])).toEqual([article('float'), article('till')]);
  });

  describe('where a release has other words than the one before', () => {
    const release = (name: string, from: RegExp, to: string) => {
      mockRelease = wordsWith({ [name]: releaseText(name).replace(from, to) });
    };
    afterEach(() => {
      mockRelease = undefined;
    });

    it('has them published with those of the desk, once, and never those of an older one', async () => {
      await change(file, /^name: .*/m, 'name: Of the desk');
      await publishAll();
      await change('about.yaml', /^metaTitle: .*/m, 'metaTitle: What nobody has published yet');
      release(file, /^metaTitle: .*/m, 'metaTitle: What a new release says of it');
      await publishRelease(store, 2);
      const merged = await said(file);
      expect(merged).toContain('name: Of the desk');
      expect(merged).toContain('metaTitle: What a new release says of it');
      expect((await readUnpublished(store)).files).toEqual(['about.yaml']);
      const newest = await newestPublication(store.db);
      await publishRelease(store, 3);
      expect(await newestPublication(store.db)).toEqual(newest);
      release(file, /^metaTitle: .*/m, 'metaTitle: What an older release said of it');
      await publishRelease(store, 1);
      expect(await newestPublication(store.db)).toEqual(newest);
    });

    it('takes back in a part of a form what a release has brought', async () => {
      const before = await read(file);
      await change(file, /^icon: .*/m, 'icon: link');
      await publishAll();
      release(file, /^metaTitle: .*/m, 'metaTitle: What a new release says of this service');
      const title = /^metaTitle: .*/m.exec(before)?.[0] ?? '';
      await change(file, /^metaTitle: .*/m, title, 'ali', store, true);
      expect(await read(file)).toContain(title);
    });

    it('publishes what both have changed only once somebody has decided', async () => {
      const says = (of: string) => `metaTitle: What ${of} says of this service`;
      await change(file, /^metaTitle: .*/m, says('the desk'));
      await publishAll();
      const before = await said(file);
      release(file, /^metaTitle: .*/m, says('a new release'));
      release('about.yaml', /^metaTitle: .*/m, 'metaTitle: Who the agency of the new release is');
      await publishRelease(store, 2);
      expect(await said(file)).toBe(before);
      expect(await said('about.yaml')).toContain('new release is');
      expect([...(await readWorking(store)).conflicts.keys()]).toEqual([file]);

      // Nor does the release after it, which has changed something else there.
      release(file, /^name: .*/m, 'name: Of the release after it');
      await publishRelease(store, 3);
      expect(await said(file)).toBe(before);
      // Nor somebody who saves what does not show it, and decides what that shows.
      await change(file, /^name: .*/m, 'name: Of whoever saw that', 'ali', store, true);
      const { conflicts } = await readWorking(store);
      expect(conflicts.get(file)?.map(({ field }) => field)).toEqual(['metaTitle']);

      await change(file, /^metaTitle: .*/m, says('whoever decides'));
      expect((await readWorking(store)).conflicts.size).toBe(0);
      await publishAll();
      const decided = await said(file);
      expect(decided).toContain(says('whoever decides'));
      expect(decided).toContain('name: Of whoever saw that');
      release(file, /^metaTitle: .*/m, says('a last release'));
      await publishRelease(store, 4);
      expect(await said(file)).toBe(decided);
    });

    it('is left out what this one does not know of a newer one, and nothing of it is lost', async () => {
      const [about, menu, guide] = ['about.yaml', 'navigation.yaml', 'guides/first.yaml'];
      const article = articleFile;
      release(guide, /$/, 'title: A first guide\n');
      release(about, /$/, 'guides: { title: Work with us }\n');
      release(menu, /^bar:/m, 'bar:\n  - { page: guides, label: Guides }');
      await change(article, /$/, '\nSee [a guide](/guides/first "Ours") and [us](/about).\n');
      await change(about, 'Work with us', 'Work with all of us');
      await change('guides/second.yaml', /.*/s, 'title: A second guide\n');
      await publish(store, await composePublication(store), by('owner'), Date.now() + 60_000);
      await store.db.updateTable('publications').set({ addresses: '/about\n/guides' }).execute();

      const newer = mockRelease;
      mockRelease = undefined;
      const left = [guide, 'guides/second.yaml', 'about.yaml guides', 'navigation.yaml bar.0'];
      const shown = readContent(await published());
      expect(shown.leftOut?.toSorted()).toEqual([...left, `${article} /guides/first`].sort());
      expect([shown.about, shown.navigation]).toEqual([content().about, content().navigation]);
      expect(shown.articles.find(({ slug }) => article.includes(slug))?.html).toContain(
        'See a guide and <a href="/about">us</a>.',
      );

      // As the desk saves a form.
      const files = await words();
      const { form, body } = readWords(files, about) as Words;
      const typed = { form: { ...Object(form), metaTitle: 'The older release says this' }, body };
      await change(about, /.*/s, String(written(files, about, typed)));
      expect(findRemoved(await words())).toEqual([]);
      await publishAll();
      const next = readContent(await published());
      expect(next.about.metaTitle).toBe('The older release says this');
      expect(next.leftOut).toContain('about.yaml guides');

      mockRelease = newer;
      expect(await read(about)).toMatch(/release says this\n.*with all of us/s);
      for (const name of [guide, 'guides/second.yaml']) expect(await read(name)).toContain('guide');
      expect(await read(menu)).toContain('page: guides');
    });

    it('publishes nothing that has mistakes, and says which', async () => {
      await change('about.yaml', /$/, '\n# by the desk\n');
      await publishAll();
      const newest = await newestPublication(store.db);
      release('site.yaml', /^name: .*/m, 'name: ""');
      expect(await publishRelease(store, 2)).toContain('site.yaml');
      expect(await newestPublication(store.db)).toEqual(newest);
    });
  });
});
