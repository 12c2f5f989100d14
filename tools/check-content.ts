import { ContentError } from '#lib/content/mistakes.ts';

/** Reads the content, and exits if it has mistakes: a sentence for each. */
export async function checkContent(): Promise<void> {
  // Imported only now, as these read the settings. Names of drawings and icons are checked.
  await import('./compile.ts');
  const { content } = await import('#lib/content/content.ts');
  try {
    content();
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exit(1);
  }
}
