import { getStore } from '#lib/database/store.ts';
import { followLink } from './letter-links.ts';
import { beginLetter } from './letters.ts';
import { readDraft, readLetter } from './read-letter.ts';

it('a letter is stored as 1.1.0 stores it, by an id of its words', () => {
  const words = 'Cafe\u0301.\r\n\r\nB.\n\n';
  const draft = { subject: 'The “best”  of "May"', preview: '', words };
  const read = readDraft(draft);
  expect(read).toMatchObject({
    id: 'e8e7e49894dd',
    letter: { subject: 'The “best” of "May"' },
    source: '---\nsubject: "The “best”  of "May""\npreview: ""\n---\nCaf\u00e9.\n\nB.\n',
  });
  const { id } = Object(read);
  expect(readDraft({ ...draft, words: 'Caf\u00e9.\n\nB.' })).toMatchObject({ id });
  expect(readDraft({ ...draft, words: 'Caf\u00e9.\n\nC.' })).not.toMatchObject({ id });
});

it.each([
  ['---\n\nsubject: New year: what changes\npreview: Two ideas\n---\n\n# Hello\n\nWords.', 'Hello'],
  ['---\nSubject: "New year: what changes"\npreview: \'Two ideas\'\n---\nWords.', undefined],
  ['# New year: what changes\n\nTwo ideas', undefined],
])('%j from an earlier version is read', (source, title = 'New year: what changes') => {
  const subject = 'New year: what changes';
  expect(readLetter({ source })).toMatchObject({ subject, title, preview: 'Two ideas' });
});

const source = '# Spring news\n\n[One](https://a.example/?x=1&y=2), [mail](mailto:a@b.pk).';
const follow = (query: string) =>
  followLink(new Request(`https://site.test/api/newsletter/link?${query}`));

it('links of a letter from before lead to where they led, and to nothing else', async () => {
  await beginLetter(await getStore(), { id: 'a1b2', subject: 'News', source }, 1);
  const answer = await follow('letter=a1b2&link=0');
  const place = 'https://a.example/?x=1&y=2';
  expect([answer.status, answer.headers.get('location')]).toEqual([302, place]);
  for (const query of ['letter=a1b2&link=1', 'letter=none&link=0', 'link=https://evil.example'])
    expect([query, (await follow(query)).status]).toEqual([query, 404]);
});
