import { shapeOf } from '#lib/content/shape.ts';
import { changeAt } from '#lib/content/tree.ts';
import { perform } from '#lib/desk/act.ts';
import { deskOf } from '#lib/desk/perform-as.ts';
import { publishRelease } from '#lib/words/release.ts';
import { readWorking } from '#lib/words/working.ts';
import { onSqlite, store } from '#testing/databases.ts';
import { articleFile as article, serviceFile as service } from '#testing/samples.ts';
import { sendForm } from '#testing/sent-form.ts';
import { saveWords } from '#testing/words.ts';
import { wordActs } from './acts.ts';
import { draftOf, findDraft, openDraft, unsavedOf } from './draft.ts';
import { addressOf } from './files.ts';
import { entries, type Form, type Move, member, moveIn } from './form.ts';
import { valueAtField } from './only.ts';
import { openForm } from './open-form.ts';
import { readWords, type Words } from './working-copy.ts';

const who = 'owner@example.com';
const bea = 'bea@example.com';

onSqlite('saving words', () => {
  /** What the last answer offers to be undone. */
  let undoable: string;
  beforeEach(() => publishRelease(store, 1));

  const words = async () => (await readWorking(store)).words;
  const read = async (file: string) => readWords(await words(), file) as Words;
  const unsaved = async (email: string) => unsavedOf(deskOf(store, email), await words());
  const press = async (file: string, base: Words, fields: Fields, typed = base, by = who) => {
    const sent = new FormData();
    sendForm(shapeOf(file), typed.form, sent);
    const all = { do: 'save', base: JSON.stringify(base), body: typed.body, ...fields };
    for (const [name, value] of Object.entries(all)) sent.set(name, value);
    sent.set('file', addressOf(file));
    const answer = await perform(wordActs.words, deskOf(store, by), {}, sent);
    if (answer instanceof Response || answer === 'no right') return [Object(answer).status, ''];
    const { say, query = {} } = answer;
    undoable = query.was ?? '';
    return [`words.${say}`, query.only ?? ''];
  };
  const ways = {
    'the whole form': (file: string, base: Words, fields: Fields) =>
      press(file, base, {}, changed(base, fields)),
    'a few fields': (file: string, base: Words, fields: Fields) =>
      press(file, base, { only: Object.keys(fields).join(), ...fields }),
  };
  type Way = keyof typeof ways;

  it('takes no link that leads nowhere, which would keep all previews from being shown', async () => {
    const base = await read(article);
    const linking = (to: string) => ({ ...base, body: `${base.body}\nSee [this](${to}).\n` });
    expect(await press(article, base, {}, linking('/blog/nowhere'))).toContain('words.mistakes');
    expect(await read(article)).toEqual(base);
    expect(await press(article, base, {}, linking('/about'))).toContain('words.saved');
  });

  it.each(['before', 'after'])(
    'keeps what two typed in different fields of a page, and undoes what one did alone: seen %s it',
    async (when) => {
      const base = await read(service);
      await ways['a few fields'](service, base, { icon: 'link' });
      const was = undoable;
      const saved = await read(service);
      expect(await ways['the whole form'](service, base, { related: 'Second' })).toContain(
        'words.saved',
      );
      const both = changed(base, { icon: 'link', related: 'Second' });
      expect(await read(service)).toEqual(both);

      const undo = (hashes: string) =>
        press(service, when === 'before' ? saved : both, { only: 'icon', do: `undo:${hashes}` });
      for (const unsaid of ['0'.repeat(64), `0${was}`, `${was}0`]) {
        expect(await undo(unsaid)).toContain('words.gone');
      }
      expect(await undo(was)).toContain('words.undone');
      expect(await read(service)).toEqual(changed(base, { related: 'Second' }));
      await ways['a few fields'](service, base, { icon: 'star' });
      const last = undoable;
      expect(await undo(was)).toContain('words.changed');
      expect(member((await read(service)).form, 'icon')).toBe('star');
      expect(await unsaved(who)).toEqual([]);
      const pressed = { do: `undo:${last}`, only: 'icon', icon: 'key' };
      await press(service, await read(service), pressed);
      expect(await read(service)).toEqual(changed(base, { related: 'Second' }));
      expect(await unsaved(who)).toMatchObject([{ file: service, only: 'icon' }]);
    },
  );

  it.each<[Way, string]>([
    ['the whole form', ''],
    ['a few fields', 'related'],
  ])('tells who is the second in one field, and loses nothing: %s', async (way, only) => {
    const base = await read(service);
    await ways['the whole form'](service, base, { icon: 'link', related: 'First' });
    const second = { related: 'Second' };
    expect(await ways[way](service, base, second)).toEqual(['words.changed', only]);
    expect((await read(service)).form).toMatchObject({ related: 'First' });

    const { draft } = await findDraft(store, who, draftOf(service, only));
    const opened = openDraft(await words(), service, draft);
    if (!opened) throw new Error('it is not opened');
    expect(opened.typed).toEqual(changed(base, { icon: 'link', ...second }));
    expect(opened.changes.map(({ after }) => after)).toEqual(['link', 'First']);
    const form = await openForm(deskOf(store, who), addressOf(service), { only });
    expect(form?.isOwn).toBe(true);
    expect(await ways[way](service, opened.base, second)).toEqual(['words.saved', only]);
    expect(await read(service)).toEqual(opened.typed);
  });

  it('has Save tell what both changed, whatever is pressed before, and nothing else', async () => {
    const base = await read(service);
    const first = move('down', card)(changed(base, { [text]: 'First', icon: 'link' }));
    await press(service, base, {}, first, bea);
    const opened = async (asked = {}) => {
      const form = await openForm(deskOf(store, who), addressOf(service), asked);
      return form as NonNullable<typeof form>;
    };
    await press(service, base, { do: 'up:offer.items.0' }, changed(base, { [text]: 'Second' }));
    /** From the form as it was opened. */
    const pressIn = ({ base, since, typed }: Awaited<ReturnType<typeof opened>>, what = 'save') =>
      press(
        service,
        base,
        { do: what, ...(since && { 'base:since': JSON.stringify(since) }) },
        typed,
      );
    const seen = await opened();
    const putBack = { ...seen, typed: changed(seen.typed, { [text]: textIn(base) }) };
    expect(await pressIn(putBack)).toContain('words.changed');
    expect(member(seen.typed.form, 'icon')).toBe('link');
    const typed = changed(seen.typed, { icon: String(member(base.form, 'icon')) });
    expect(await pressIn({ ...seen, typed }, 'up:offer.items.0')).toContain('words.kept');
    expect(await pressIn(await opened())).toContain('words.changed');
    expect(await pressIn(await opened({ say: 'words.changed' }))).toContain('words.saved');
    expect(await read(service)).toEqual(move('down', card)(changed(base, { [text]: 'Second' })));
  });

  it('saves a list that is a file of its own from its form', async () => {
    const file = 'people.yaml';
    const form = await openForm(deskOf(store, who), addressOf(file), {});
    const typed = changed(form?.typed as Words, { '0.about': 'Plans each site.' });
    expect(await press(file, form?.base as Words, {}, typed)).toContain('words.saved');
    expect(await read(file)).toEqual(typed);
  });

  it('tells who writes on a page that is gone, and keeps what they typed', async () => {
    const base = await read(service);
    await saveWords(store, service, () => undefined);
    for (const way of Object.values(ways)) {
      expect(await way(service, base, { related: 'Typed.' })).toEqual([409, '']);
    }
    const stray = [{ field: 'related', after: 'Typed.' }];
    expect(await unsaved(who)).toMatchObject([{ stray }, { stray }]);
  });

  const card = 'offer.items.1';
  const text = `${card}.text`;
  const downwards = `save:down:${card}`;
  const move = (todo: Move, field: string) => (base: Words) => ({
    ...base,
    form: moveIn(shapeOf(service), base.form, todo, field).form,
  });

  it.each<[string, (base: Words) => Words, Fields, [string, string], string]>([
    ['moved', move('up', card), { only: text }, ['saved', ''], 'offer.items.0.text'],
    ['taken away', move('drop', card), { only: text }, ['moved', text], ''],
    ['moved by both', move('up', card), { only: card, do: downwards }, ['not-moved', card], ''],
    [
      'moved by one, beside one that is another',
      (base) => changed(base, { 'offer.items.2.icon': 'link' }),
      { only: text, do: downwards },
      ['saved', 'offer.items.2.text'],
      'offer.items.2.text',
    ],
  ])('follows an entry, or tells: %s', async (_, theirs, fields, [say, shown], place) => {
    const base = await read(service);
    const now = theirs(base);
    expect(await press(service, base, {}, now)).toContain('words.saved');
    const answer = await press(service, base, { ...fields, [text]: 'Typed in the sheet.' });
    expect(answer).toEqual([`words.${say}`, shown]);
    const after = await read(service);
    if (!place) return expect(after).toEqual(now);
    expect(valueAtField(after, place)).toBe('Typed in the sheet.');
    expect(titles(after).toSorted()).toEqual(titles(now).toSorted());
  });

  it.each<[string, (base: Words) => Words, Fields, string]>([
    ['typed, and put back', (base) => changed(base, { related: 'New' }), { do: 'keep' }, '204'],
    [
      'its neighbour moved by somebody',
      move('up', card),
      { do: 'save:up:offer.items.2' },
      'words.not-moved',
    ],
  ])('tells of nothing unsaved where nothing is typed: %s', async (_, theirs, fields, said) => {
    const base = await read(service);
    const pressed = () => press(service, base, { only: 'icon', ...fields }, base, bea);
    await press(service, base, { only: 'icon', do: 'keep', icon: 'link' }, base, bea);
    expect(await unsaved(bea)).toHaveLength(1);
    await press(service, base, { only: 'icon', do: 'keep' }, base, bea);
    await press(service, base, {}, theirs(base));
    expect(String((await pressed())[0])).toBe(said);
    // An entry that is not filled, or no longer.
    await press(service, base, { only: 'new:benefits.items.0', do: 'keep' }, base, bea);
    expect(await unsaved(bea)).toEqual([]);
    const form = await openForm(deskOf(store, who), addressOf(service), { only: 'icon' });
    expect(form?.others).toEqual([]);
  });

  it.each(['', 'icon'])(
    'has what is typed follow its page, and shows it without: %p',
    async (only) => {
      const base = await read(service);
      const [to, at] = ['services/moved.yaml', { only, do: 'keep' }];
      const typed = changed(base, { icon: 'link' });
      for (const one of [bea, who]) {
        await press(service, base, { ...at, icon: 'link' }, typed, one);
      }
      const pressPage = (file: string, what: string) =>
        press(file, base, { do: what, only, slug: 'moved', sure: 'yes' });
      for (const what of ['move', 'remove']) {
        expect(await pressPage(service, what)).toEqual(['words.save-first', only]);
      }
      await pressPage(service, 'throw');
      expect(await pressPage(service, 'move')).toContain('words.page-moved');
      expect(await unsaved(bea)).toMatchObject([{ file: to, only, stray: undefined }]);
      const form = await openForm(deskOf(store, bea), 'services/moved', { only });
      expect(member(form?.typed.form, 'icon')).toBe('link');

      expect(await pressPage(to, 'remove')).toContain('words.page-removed');
      expect(await unsaved(bea)).toMatchObject([
        { file: to, stray: [{ field: 'icon', after: 'link' }] },
      ]);
      await press(to, base, { only, do: 'throw' }, base, bea);
      expect(await unsaved(bea)).toEqual([]);
    },
  );

  it('begins a page with the words of another, says where one begun before stands in its way, and saves it under its own name', async () => {
    const base = await read(service);
    const like = service.replace(/.*\/|\.yaml/g, '');
    const begin = async () => Object(await openForm(deskOf(store, who), 'services/_', { like }));
    const opened = await begin();
    expect(opened.isBegun).toBe(false);
    const named = changed(opened.typed, { name: 'Another one' });
    await press('services/_.yaml', opened.base, { do: 'keep' }, named);
    const again = await begin();
    expect([again.isBegun, member(again.typed.form, 'name')]).toEqual([true, 'Another one']);
    expect(await press('services/_.yaml', opened.base, {}, named)).toContain('words.saved');
    const saved = await read('services/another-one.yaml');
    expect(member(saved.form, 'name')).toBe('Another one');
    expect(member(saved.form, 'offer')).toEqual(member(base.form, 'offer'));
  });

  it('opens a new entry of a list of pages with the page that it is to be', async () => {
    const only = 'new:footerServices.0';
    const opened = await openForm(deskOf(store, who), 'navigation', { only, is: 'seo' });
    expect(opened?.shown.map(({ value }) => value)).toEqual(['seo']);
  });

  it('keeps an entry that is added to a list of the sheet, until it is filled', async () => {
    const base = await read(service);
    const fields = { only: 'needs.items', do: 'add:needs.items' };
    expect(await press(service, base, fields)).toEqual(['words.kept', 'needs.items']);
    expect(await read(service)).toEqual(base);
  });

  it.each([
    ['below one that is new', (body: string) => `New.\n\n${body}`, 'words.saved'],
    ['rewritten by both', (body: string) => body.replace(/.*/, 'New.'), 'words.changed'],
  ])('follows a paragraph, or tells: %s', async (_, theirs, say) => {
    const base = await read(article);
    const now = { ...base, body: theirs(base.body) };
    await press(article, base, {}, now);
    const typed = { only: 'body:0-1', 'body:0-1': 'Typed.' };
    expect((await press(article, base, typed))[0]).toBe(say);
    const joined = say === 'words.saved' ? theirs(base.body.replace(/.*/, 'Typed.')) : now.body;
    expect((await read(article)).body).toBe(joined);
  });
});

type Fields = Record<string, string>;

const changed = ({ form, body }: Words, fields: Fields): Words => ({
  form: Object.entries(fields).reduce<Form>(
    (all, [field, value]) => changeAt(all, field, () => value),
    form,
  ),
  body,
});

const textIn = (words: Words) => String(valueAtField(words, 'offer.items.1.text'));

const titles = (words: Words) =>
  entries(valueAtField(words, 'offer.items')).map((item) => member(item, 'title'));
