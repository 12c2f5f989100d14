import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { log } from '#lib/base/log.ts';
import { getStore } from '#lib/database/store.ts';
import { allFolders, builtCode, findOthers, findPages, noteServed } from '#lib/publishing/pages.ts';
import { setServedWords } from '#lib/publishing/served-words.ts';
import { makePages, whenMade } from '#lib/publishing/start.ts';
import { aboutOf } from '#lib/publishing/whole.ts';
import { publishRelease } from '#lib/words/release.ts';
import { takeInFolders } from '#lib/words/take-in.ts';
import { newestPublication } from '#lib/words/working.ts';
import { askMachine } from './ask-machine.ts';
import { readSite, type Site } from './site.ts';
import { StartError } from './start-error.ts';

/** What is served now: read anew for each request. */
export type Live = {
  site: Site;
  folder: string;
  /** Until then pages wait, as those of the words that are published are being made; messages do not. */
  making?: Promise<void> | undefined;
};

/** How soon a publication is seen, by each instance; how soon, that a file of it is damaged. In ms. */
const [interval, proofInterval] = [500, 10_000];

/** Pages that could not be made are tried again, in ms. */
const retry = 60_000;

/**
 * Reads what is to be served, and from then on what is published, from whichever instance. Pages and the
 * words of mails change in one moment, between two requests. Pages that are missing or damaged are made anew.
 *
 * @throws StartError where there is no whole build
 */
export async function followPublished(builds: string): Promise<Live> {
  const { folder, missing } = await firstFolder();
  const live: Live = { folder, site: await readSite(folder, builds) };
  await setServedWords(folder);
  const begin = () => {
    live.making = undefined;
    noteServed(live.folder);
    follow(live, builds);
  };
  if (missing) live.making = makeFirst(live, missing, builds).finally(begin);
  else begin();
  return live;
}

/** Serves the pages of a map once they are made, or else what there is. */
async function makeFirst(live: Live, map: string, builds: string): Promise<void> {
  log.info('making the pages of what is published, before any page is served');
  try {
    await makePages(map);
    const made = await findPages(map);
    if (made) await serve(live, made, builds);
  } catch (error) {
    log.error('what is published cannot be served', { error });
  }
}

async function serve(live: Live, folder: string, builds: string): Promise<void> {
  const site = await readSite(folder, builds);
  await setServedWords(folder);
  Object.assign(live, { folder, site });
}

/** Pages to begin with. @returns as `missing`, the map that they are not of */
async function firstFolder(): Promise<{ folder: string; missing?: string }> {
  const last = async (missing?: string) => {
    const folder = await findOthers();
    if (folder) return { folder, ...(missing && { missing }) };
    throw new StartError('There is no build: run npm run build.');
  };
  try {
    const store = await getStore();
    const { at: built } = builtCode();
    if (allFolders().length > 1 && !(await newestPublication(store.db))) {
      log.warn('pages were published here, but not by this database: was another one deleted?');
    }
    await takeInFolders(store, built);
    await askMachine(store);
    const refusal = await publishRelease(store, built);
    if (refusal) log.error('the words of this release cannot be published', { refusal });
    const newest = await newestPublication(store.db);
    if (!newest) return await last();
    const found = (await findPages(newest.map)) ?? (await findOthers(newest.map));
    return found ? { folder: found } : await last(newest.map);
  } catch (error) {
    if (error instanceof StartError) throw error;
    log.error('what is published cannot be read: serving the pages that were served last', {
      error,
    });
    return last();
  }
}

/** Goes on by itself, and keeps no process from ending. */
function follow(live: Live, builds: string): void {
  let proof: { at: number; stamp?: string | undefined } = { at: Date.now() };
  let making: Promise<void> | undefined;
  let tried: { map: string; at: number } | undefined;
  let isReachable = true;
  const look = async () => {
    const newest = await newestPublication((await getStore()).db);
    isReachable = true;
    if (!newest || making) return;
    const { map } = newest;
    let stamp: string | undefined;
    if (aboutOf(live.folder)?.map === map && isOwn(live.folder)) {
      if (Date.now() < proof.at + proofInterval) return;
      proof.at = Date.now();
      stamp = await stampOf(live.folder);
      if (stamp === proof.stamp) return;
    }
    const folder = await findPages(map);
    if (folder) {
      const isOther = folder !== live.folder;
      await serve(live, folder, builds);
      noteServed(folder);
      // From before the proof: what is damaged after it must differ. Another folder is proved once more.
      proof = { at: Date.now(), stamp: isOther ? undefined : stamp };
      tried = undefined;
      if (isOther) log.info('serving what was published', { folder });
    } else if (tried?.map !== map || Date.now() >= tried.at + retry) {
      tried = { map, at: Date.now() };
      log.info('pages are missing, damaged or of another release: making them');
      making = makePages(map).finally(() => {
        making = undefined;
      });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    timer = undefined;
    try {
      await look();
    } catch (error) {
      if (isReachable)
        log.error('what is published is not known, so nothing has changed', { error });
      isReachable = false;
    }
    timer = setTimeout(turn, interval).unref();
  };
  timer = setTimeout(turn, interval).unref();
  whenMade(() => {
    if (!timer) return;
    clearTimeout(timer);
    void turn();
  });
}

const isOwn = (folder: string) => aboutOf(folder)?.code === builtCode().code;

/** Another once any file was changed. */
async function stampOf(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const { size, mtimeMs } = await stat(path.join(folder, name));
    lines.push(`${name} ${size} ${mtimeMs}`);
  }
  return lines.join('\n');
}
