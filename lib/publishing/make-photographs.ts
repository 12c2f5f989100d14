import { words } from '#lib/content/content.ts';
import { makePhotograph } from './make-photograph.ts';

/** Makes those of the content, before pages ask for them. @returns a sentence for each that cannot be made */
export async function makePhotographs(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of words().photographs.keys()) {
    await makePhotograph({ file }).catch(({ message }) => problems.push(message));
  }
  return problems;
}
