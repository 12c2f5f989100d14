import { readSource } from '#lib/content/read-sources.ts';
import type { SiteIdentity } from '#lib/content/types.ts';
import type { Store } from '#lib/database/store.ts';
import { readContent } from './contents.ts';
import { readMap } from './maps.ts';
import { newestPublication } from './working.ts';

type Named = Partial<Pick<SiteIdentity, 'url' | 'email'>>;

/** What `site.yaml` said when words were published last: that of the release, and that with the words of the desk. */
export async function publishedIdentity({ db }: Store): Promise<{ release: Named; words: Named }> {
  const newest = await newestPublication(db);
  if (!newest) return { release: {}, words: {} };
  const read = async (hash: string | undefined): Promise<Named> => {
    if (!hash) return {};
    const { source } = readSource('site.yaml', await readContent(db, hash));
    return Object(source?.data);
  };
  const ofRelease: [file: string, hash: string][] = JSON.parse(
    String(await readContent(db, newest.release)),
  );
  const [ofWords] = (await readMap(db, newest.map))['site.yaml'] ?? [];
  return {
    release: await read(new Map(ofRelease).get('site.yaml')),
    words: await read(ofWords),
  };
}
