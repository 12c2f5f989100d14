import { readdirSync } from 'node:fs';
import { makePhotograph } from '#lib/pictures/make-photograph.ts';
import { isPhotograph } from '#lib/pictures/photograph-file.ts';

/** Makes those of the content, before pages ask for them. @returns a sentence for each that cannot be made */
export async function makePhotographs(): Promise<string[]> {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(isPhotograph);
  const problems: string[] = [];
  for (const file of names) {
    // Its page says what one sees.
    await makePhotograph({ file, alt: file }).catch(({ message }) => problems.push(message));
  }
  return problems;
}
