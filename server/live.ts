import { watchFile } from 'node:fs';
import { log } from '#lib/base/log.ts';
import { pointerFile, servedFolder } from '#lib/publishing/publications.ts';
import { setServedWords } from '#lib/publishing/served-words.ts';
import { readSite, type Site } from './site.ts';

/** What is served now: read anew for each request. */
export type Live = { site: Site; folder: string };

/** How soon a publication is seen, by each instance, in ms. */
const interval = 300;

/**
 * Reads what is to be served, and from then on what is published, from whichever instance. Pages and the
 * words of mails change in one moment, between two requests.
 *
 * @param onChange told after each change
 * @throws StartError where there is no whole build
 */
export async function followPublished(
  builds: string,
  onChange: (live: Live) => void,
): Promise<Live> {
  const read = async (folder: string) => ({ folder, site: await readSite(folder, builds) });
  const live: Live = await read(servedFolder());
  setServedWords(live.folder);
  let turn = Promise.resolve();
  const follow = async () => {
    try {
      const folder = servedFolder();
      if (folder === live.folder) return;
      const next = await read(folder);
      setServedWords(folder);
      Object.assign(live, next);
      log.info('serving what was published', { folder });
      onChange(live);
    } catch (error) {
      log.error('what was published cannot be served, so nothing has changed', { error });
    }
  };
  watchFile(pointerFile(), { interval, persistent: false }, () => {
    turn = turn.then(follow);
  });
  return live;
}
