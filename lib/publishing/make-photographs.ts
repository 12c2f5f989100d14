import { wordsFolder } from '#lib/content/content.ts';
import { photographsBelow } from '#lib/content/read-sources.ts';
import { makePhotograph } from './make-photograph.ts';

/** Makes those of the content, before pages ask for them. @returns a sentence for each that cannot be made */
export async function makePhotographs(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of photographsBelow(wordsFolder())) {
    await makePhotograph({ file }).catch(({ message }) => problems.push(message));
  }
  return problems;
}
