import { env } from '#lib/base/env.ts';
import { processWide } from '#lib/base/process-wide.ts';
import { content, setWords } from '#lib/content/content.ts';
import { withSettings } from '#lib/content/read-content.ts';
import type { Store } from '#lib/database/store.ts';
import { newestPublication } from '#lib/words/working.ts';
import { readSnapshots, type Snapshot } from './snapshot.ts';

/** What the server of this process shows. */
const served = processWide('served', () => ({ map: '' }));

/** Has the process say the words of a snapshot, with the settings of today. @param given the one served last */
export async function setServedWords(given?: Snapshot): Promise<void> {
  served.map = given?.map ?? '';
  const { content } = given ?? (await readSnapshots())[0] ?? {};
  // A command may run before the first build.
  if (content) setWords({ ...content, site: { ...content.site, ...withSettings(env()) } });
}

/** What visitors of this process see in place of what is published, or without what this release does not know of it. */
export async function servedInstead({ db }: Store): Promise<'older' | 'partly' | undefined> {
  if (!served.map) return;
  const newest = await newestPublication(db);
  if (newest && newest.map !== served.map) return 'older';
  return content().leftOut && 'partly';
}
