import { readDraft, readLetter } from './read-letter.ts';

it('a letter is stored as 1.1.0 stores it, and read as it was written', () => {
  const draft = {
    subject: 'The “best”  of "May"',
    preview: '',
    words: 'Cafe\u0301.\r\n\r\nB.\n\n',
  };
  const read = readDraft(draft);
  expect(read).toMatchObject({
    id: 'e8e7e49894dd',
    source: '---\nsubject: "The “best”  of "May""\npreview: ""\n---\nCaf\u00e9.\n\nB.\n',
  });
  if ('problems' in read) throw new Error(read.problems.join());
  expect(readLetter(read)).toEqual(read.letter);
  expect(readDraft({ ...draft, words: 'Caf\u00e9.\n\nB.' })).toMatchObject({ id: read.id });
  expect(readDraft({ ...draft, words: 'Caf\u00e9.\n\nC.' })).not.toMatchObject({ id: read.id });
});

it.each([
  ['---\n\nsubject: New year: what changes\npreview: Two ideas\n---\n\n# Hello\n\nWords.', 'Hello'],
  ['---\nSubject: "New year: what changes"\npreview: \'Two ideas\'\n---\nWords.', undefined],
  ['# New year: what changes\n\nTwo ideas', undefined],
])('%j from an earlier version is read', (source, title = 'New year: what changes') => {
  const subject = 'New year: what changes';
  expect(readLetter({ source })).toMatchObject({ subject, title, preview: 'Two ideas' });
});
