import { builtCode } from '#lib/base/built.ts';
import { log } from '#lib/base/log.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { takeInFolders } from '#lib/words/import-words.ts';
import { publishRelease } from '#lib/words/release.ts';
import { newestPublication } from '#lib/words/working.ts';
import { askMaker } from './ask-maker.ts';
import { beginServing } from './serving.ts';
import { openSite, type Site } from './site.ts';
import {
  findSnapshot,
  noteAnotherDatabase,
  readSnapshots,
  type Snapshot,
  snapshotFiles,
} from './snapshot.ts';
import { takeInBuilds } from './take-in-builds.ts';

/** What is served now: read anew for each request. */
export type Served = {
  site: Site;
  /** What could not be made is not asked for again at once; another publication is. */
  tried?: { map: string; at: number } | undefined;
  /** Until then pages wait, as those of the words that are published are being made; messages do not. */
  making?: Promise<void> | undefined;
};

/** When pages that could not be made are tried again, in ms. */
const retry = 60_000;

/**
 * Serves what there is, and with each look what is published, from whichever instance. Pages and the words of mails
 * change in one moment, between two requests. Pages that are not there are made.
 *
 * @param ask what only whoever runs the server can say, before this release publishes
 * @returns undefined where there is no whole build
 */
export async function followPublished(ask: (store: Store) => Promise<void>) {
  takeInBuilds();
  const about = { code: builtCode().code, map: await publishedMap(ask) };
  const all = await readSnapshots();
  const first = chooseFirst(all, about);
  const shown = first ?? all.at(-1);
  if (!shown) return;
  const served: Served = { site: await show(shown) };
  const { promise: making, resolve } = Promise.withResolvers<void>();
  if (!first && about.map) {
    log.info('making the pages of what is published, before any page is served');
    served.making = making;
  }
  return { served, look: () => look(served).finally(resolve) };
}

/**
 * What to begin with: pages of this code, which may be of older words, else what was served here last.
 *
 * @param all of {@link readSnapshots}
 * @param wanted `map` is unknown where the database cannot be asked
 * @returns undefined where there are only those of the build, of words that visitors are not to see
 */
export function chooseFirst(
  all: readonly Snapshot[],
  { code, map }: { code: string; map: string | undefined },
): Snapshot | undefined {
  const own = all.filter((one) => one.code === code);
  const made = all.slice(0, -1);
  return own.find((one) => one.map === map) ?? made.find((one) => one.code === code) ?? made[0];
}

/** Undefined where the database cannot be asked. */
async function publishedMap(ask: (store: Store) => Promise<void>): Promise<string | undefined> {
  try {
    const store = await getStore();
    const { at: built } = builtCode();
    if (snapshotFiles().length > 0 && !(await newestPublication(store.db))) {
      log.warn('pages were published here, but not by this database: was another one deleted?');
      noteAnotherDatabase();
    }
    await takeInFolders(store, built);
    await ask(store);
    const refusal = await publishRelease(store, built);
    if (refusal) log.error('the words of this release cannot be published', { refusal });
    return (await newestPublication(store.db))?.map;
  } catch (error) {
    log.error('what is published cannot be read: serving the pages that were served last', {
      error,
    });
    return;
  }
}

/** Shows what is published, unless that is shown. */
async function look(served: Served): Promise<void> {
  const store = await getStore();
  const newest = await newestPublication(store.db);
  const { code, at: built } = builtCode();
  const isShown = newest?.map === served.site.map && code === served.site.code;
  if (!newest || (isShown && served.site.isWhole())) return;
  const { map } = newest;
  if (served.tried?.map === map && Date.now() < served.tried.at + retry) return;
  // Where an older release has published beside this one, it is joined with this one's words, and shown next.
  await publishRelease(store, built);
  if ((await newestPublication(store.db))?.map !== map) return;
  let snapshot = await findSnapshot(code, map);
  if (!snapshot) {
    log.info('pages are missing, damaged or of another release: making them');
    served.tried = { map, at: Date.now() };
    const ended = await askMaker({ publish: { who: '', map } });
    if (ended.how === 'published') snapshot = await findSnapshot(code, map);
    if (!snapshot) throw new Error(ended.reason ?? ended.how);
  }
  served.site = await show(snapshot);
  log.info('serving what was published', { map });
}

async function show(snapshot: Snapshot): Promise<Site> {
  await beginServing(snapshot);
  return openSite(snapshot);
}
