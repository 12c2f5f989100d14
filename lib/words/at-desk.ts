import { env } from '#lib/base/env.ts';
import { hashesOf, releaseWords } from '#lib/content/words.ts';
import { openAsItIs } from '#lib/database/store.ts';
import { newestVersions } from './working.ts';

/** Files that say something else at the desk than here, for whoever builds: where a database is at hand. */
export async function filesAtDesk(): Promise<string[]> {
  const db = openAsItIs(env());
  if (!db) return [];
  try {
    const here = hashesOf(releaseWords());
    const versions = await newestVersions(db);
    return versions
      .filter(({ file, hash }) => (here.get(file) ?? null) !== hash)
      .map(({ file }) => file);
  } catch {
    // Out of reach, or of a release before.
    return [];
  } finally {
    await db.destroy();
  }
}
