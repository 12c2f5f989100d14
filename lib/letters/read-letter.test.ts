import { readDraft, readLetter } from './read-letter.ts';

it('a letter is stored as 1.1.0 stores it, by an id of its words', () => {
  const draft = {
    subject: 'The “best”  of "May"',
    preview: '',
    words: 'Cafe\u0301.\r\n\r\nB.\n\n',
  };
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
