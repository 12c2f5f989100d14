// Beside the server: a Next in draft mode. Shows pages as they will be, and makes those that are published.
import { constants, setPriority } from 'node:os';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { reasonOf } from '#lib/base/text.ts';
import { readContent } from '#lib/content/read-content.ts';
import { releaseWords } from '#lib/content/words.ts';
import { hasDatabase, openStore, type Store } from '#lib/database/store.ts';
import type { Asked, Told } from '../ask-maker.ts';
import { startNext } from './next.ts';
import { publishWords } from './publish-words.ts';
import { show } from './show.ts';

// After visitors, and not last of all: beside other work that would take minutes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
const opening = Promise.all([startNext(), openExisting()]);
opening.catch((error) => {
  log.error('pages cannot be made', { error });
  process.exit(1);
});
process.on('message', async (asked: Asked) => {
  const { id } = asked;
  try {
    tell({ id, answer: await answer(asked) });
  } catch (error) {
    log.error('what was asked of the maker of pages failed', { error });
    tell({ id, error: reasonOf(error) });
  }
});
// Where that fails, what is asked for may yet be made.
await warmUp().catch(() => undefined);

async function answer(asked: Asked) {
  const [ask, store] = await opening;
  if ('show' in asked) return show(store, ask, asked.show);
  return publishWords(store, ask, asked.publish, (step) => tell({ id: asked.id, step }));
}

/** One page of each kind: the first ones take ten times as long as those after. */
async function warmUp() {
  const [ask] = await opening;
  const words = releaseWords();
  const content = readContent(words);
  for (const page of ['/404', '/', '/about', '/services/x', '/industries/x', '/portfolio/x']) {
    await ask({ content, words }, page);
  }
}

/** @throws where its file is gone: an empty one in its place would hide that it was deleted */
async function openExisting(): Promise<Store> {
  if (!hasDatabase(env())) throw new Error('there is no database: was its file deleted?');
  return openStore(env());
}

function tell(told: Told) {
  // Whoever has asked may be gone.
  process.send?.(told, undefined, undefined, () => undefined);
}
