import { releaseWords, type WordFiles } from '#lib/content/words.ts';

export const releaseText = (file: string) => String(releaseWords().texts.get(file) ?? '');

/** The release's words with these files, in place of its own or beside them; without those that are undefined. */
export function wordsWith(files: Record<string, string | undefined>): WordFiles {
  const texts = new Map(releaseWords().texts);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) texts.delete(file);
    else texts.set(file, Buffer.from(text));
  }
  return { ...releaseWords(), texts };
}
