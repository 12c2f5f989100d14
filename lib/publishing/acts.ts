import { contentHash } from '#lib/base/content-hash.ts';
import { hashesOf } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { act, type Fields } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { redirectPage } from '#lib/words/slugs.ts';
import { findNeeded, readUnpublished } from '#lib/words/unpublished.ts';
import { bringBack } from '#lib/words/versions.ts';
import type { Job } from './ask-maker.ts';
import { endPreviewLinks } from './preview-link.ts';
import { startPublishing } from './progress.ts';

const to = deskRoutes.page('publish');

/** The name of a tick beside a file that is to be published. Its value is the hash of what was shown. */
export const tickOf = (file: string) => `file:${file}` as const;

/** Names a file in an address, which has no room for the names of all. */
export const shortOf = (file: string) => contentHash(file).slice(0, 6);

const begun = {
  begun: 'Publishing has begun. The site stays as it is until all of it is done.',
};

const underWay = {
  'under-way':
    'Nothing was begun: the words are just being published. How far they are stands below.',
};

export const publishActs = {
  /** What was ticked, if it still says what was shown; all, where there were no ticks. */
  publish: act('publishing', {
    done: begun,
    refused: {
      ...underWay,
      'nothing-ticked': 'Nothing was begun: tick what is to be published.',
      'changed-meanwhile':
        'Nothing was begun: somebody changed what you ticked after you had opened this page. Look at it again below, and press Publish.',
      'not-alone':
        'Nothing was begun yet: what you ticked needs something else. It is ticked below now, too. Press Publish again, or take ticks out.',
    },
    async prepare({ store }, { some, ...fields }: Fields<'some' | 'file'>, by) {
      if (!some) return begin(store, by, {});
      const seen = Object.entries(fields)
        .filter(([name]) => name.startsWith(tickOf('')))
        .map(([name, hash]) => ({ file: name.slice(tickOf('').length), hash }));
      const files = seen.map(({ file }) => file);
      const inAddress = (of: readonly string[]) => of.map(shortOf).join('.');
      const ticked = inAddress(files);
      if (files.length === 0) return { to, say: 'nothing-ticked' };
      const now = hashesOf((await readUnpublished(store)).words);
      if (seen.some(({ file, hash }) => hash !== (now.get(file) ?? ''))) {
        return { to, say: 'changed-meanwhile', query: { ticked } };
      }
      const needed = await findNeeded(store, files);
      if (needed.length === 0) return begin(store, by, { files });
      return { to, say: 'not-alone', query: { needed: inAddress(needed), ticked } };
    },
  }),

  /** Goes back to what was published before. The words that are being written stay as they are. */
  'publish-again': act('publishing', {
    done: begun,
    refused: underWay,
    prepare: ({ store }, { id = '' }: Fields<'id'>, by) => begin(store, by, { again: id }),
  }),

  'redirect-page': act('publishing', {
    done: { 'led-on': 'Their visitors go there once this is published.' },
    async prepare({ store }, { from = '', to: page = '' }: Fields<'from' | 'to'>, by) {
      return { to, say: (await redirectPage(store, by, from, page)) ?? 'led-on' };
    },
  }),

  'bring-back': act('words', {
    done: {
      back: 'It is brought back to the words at the desk. Visitors see it once it is published.',
    },
    async prepare({ store }, { hash = '', file = '' }: Fields<'hash' | 'file'>, by) {
      const say = (await bringBack(store, by, file, hash)) ?? 'back';
      return { to: deskRoutes.page('publish/history'), say };
    },
  }),

  'make-preview-link': act('words', {
    deed: 'preview link made',
    done: {
      made: 'The link is below. Who has it can look at previews for 7 days, and do nothing else.',
    },
    run: (_within, { page = '/' }: Fields<'page'>) => ({
      ...{ to, say: 'made', place: 'link' },
      query: { page, link: 'on' },
    }),
  }),

  'end-preview-links': act('words', {
    deed: 'preview links ended',
    done: { ended: 'No link to previews works any more.' },
    async run(within) {
      await endPreviewLinks(within);
      return { to, say: 'ended' };
    },
  }),
};

async function begin(store: Store, { who }: { who: string }, job: Omit<Job, 'who'>) {
  const answer = await startPublishing(store, { who, ...job });
  return { to, say: answer === 'begun' ? 'begun' : 'under-way', query: { live: 'on' } } as const;
}
