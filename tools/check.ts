// `npm run check`: what is wrong with the content, in a second.
import { EnvError, parseEnv } from '#lib/base/env.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { loadEnvFiles } from '#server/env-files.ts';

if (import.meta.main) {
  checkSettings();
  await checkContent();
  console.info('The content has no mistakes');
}

/** Loads and checks the settings, and exits if one is invalid. */
export function checkSettings(mode?: Parameters<typeof loadEnvFiles>[0]): void {
  loadEnvFiles(mode);
  exitIfWrong(() => parseEnv(process.env));
}

/** Reads the content, and exits if it has mistakes: a sentence for each. */
export async function checkContent(): Promise<void> {
  // Imported only now, as these read the settings. Names of drawings and icons are checked.
  await import('./compile.ts');
  const { content } = await import('#lib/content/content.ts');
  exitIfWrong(content);
}

function exitIfWrong(read: () => void) {
  try {
    read();
  } catch (error) {
    const isExplained = error instanceof EnvError || error instanceof ContentError;
    console.error(isExplained ? error.message : error);
    process.exit(1);
  }
}
