import { content, setWords } from '#lib/content/content.ts';
import { hashOf, type PhotographFile, releaseWords, type WordFiles } from '#lib/content/words.ts';

/** The file of an article, at its shortest. */
export const articleText = (title: string, date: string, words = 'It waits.') =>
  `---\ntitle: ${title}\nexcerpt: ${title}.\ncover: { word: Till, department: web }\ncategory: News\ndate: ${date}\n---\n\n${words}\n`;

export const releaseText = (file: string) => String(releaseWords().texts.get(file) ?? '');

export const photographOf = (body: Buffer): PhotographFile => ({
  hash: hashOf(body),
  read: async () => body,
});

/** Has the site these photographs beside its words. */
export function setPhotographs(bodies: Record<string, Buffer>, said = content()): void {
  const photographs = Object.entries(bodies).map(
    ([file, body]) => [file, photographOf(body)] as const,
  );
  setWords(said, { ...releaseWords(), photographs: new Map(photographs) });
}

/** The release's words with these files, in place of its own or beside them; without those that are undefined. */
export function wordsWith(files: Record<string, string | undefined>): WordFiles {
  const texts = new Map(releaseWords().texts);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) texts.delete(file);
    else texts.set(file, Buffer.from(text));
  }
  return { ...releaseWords(), texts };
}
