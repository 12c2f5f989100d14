import { mergeFile } from './merge.ts';

const merge = (file: string, ...texts: [string, string, string]) => {
  const [base, mine, theirs] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
  const { body, conflicts } = mergeFile(file, base, mine, theirs);
  return { text: String(body), conflicts };
};

it('has a corrected field, one that a release adds, and another that it rewrites', () => {
  const merged = merge(
    'about.yaml',
    'title: Ttile # ours\nintro: Old\n',
    'title: Title # ours\nintro: Old\n',
    'title: Ttile # ours\nintro: New\nmore: Added\n',
  );
  expect(merged).toEqual({ text: 'title: Title # ours\nintro: New\nmore: Added\n', conflicts: [] });
});

it('joins an entry that one added and one that the other changed, and tells what both changed', () => {
  const merged = merge(
    'about.yaml',
    'cards: [{ title: A }, { title: B }, { title: C }]\n',
    'cards: [{ title: Mine }, { title: B }, { title: C }, { title: D }]\n',
    'cards: [{ title: Theirs }, { title: B }, { title: Changed }]\n',
  );
  expect(merged.conflicts).toContainEqual({
    field: 'cards.0.title',
    mine: 'Mine',
    theirs: 'Theirs',
  });
  expect(merged.text).toContain('title: Mine');
});

it('joins paragraphs of a text, and tells of one that both have rewritten', () => {
  const head = '---\ntitle: News\n---\n\n';
  const merged = merge(
    'articles/news.md',
    `${head}One.\n\nTwo.\n\nThree.\n`,
    `${head}One, corrected.\n\nTwo.\n\nThree, mine.\n`,
    `${head}One.\n\nTwo, rewritten.\n\nThree, theirs.\n`,
  );
  expect(merged.text).toBe(`${head}One, corrected.\n\nTwo, rewritten.\n\nThree, mine.\n`);
  expect(merged.conflicts).toEqual([
    { field: 'body', mine: 'Three, mine.', theirs: 'Three, theirs.' },
  ]);
});
