import { env } from '#lib/base/env.ts';
import { setWords } from '#lib/content/content.ts';
import { allPages } from '#lib/content/page-list.ts';
import { readContent } from '#lib/content/read-content.ts';
import { releaseWords } from '#lib/content/words.ts';
import type { Makers } from './start-makers.ts';

/** Asks for one page of each kind, of the release's words: the first ones take ten times as long as those after. */
export async function warmUp(starting: Promise<Makers>, isWanted: () => boolean): Promise<void> {
  const makers = await starting;
  if (!isWanted()) return;
  setWords(readContent(releaseWords(), env()), releaseWords());
  await makers.tell();
  const kinds = new Map(allPages().map(({ path }) => [path.split('/')[1], path]));
  for (const page of ['/404', ...kinds.values()]) {
    if (!isWanted()) return;
    await Promise.all(makers.asks.map(async (ask) => (await ask(page)).arrayBuffer()));
  }
}
