import { env } from '#lib/base/env.ts';
import { setWords } from '#lib/content/content.ts';
import { withSettings } from '#lib/content/read-content.ts';
import { lastServed, type Snapshot } from './snapshot.ts';

/** Has the process say the words of a snapshot, with the settings of today. @param given the one served last */
export async function setServedWords(given?: Pick<Snapshot, 'content'>): Promise<void> {
  const { content } = given ?? (await lastServed()) ?? {};
  // A command may run before the first build.
  if (content) setWords({ ...content, site: { ...content.site, ...withSettings(env()) } });
}
