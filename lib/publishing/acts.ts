import { contentHash } from '#lib/base/content-hash.ts';
import { hashesOf } from '#lib/content/words.ts';
import { actor, allow, say as sayOne, writeDown } from '#lib/desk/old-act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { bringBack, redirectPage } from '#lib/words/acts.ts';
import { findNeeded } from '#lib/words/needed.ts';
import { composeAgain, publish } from '#lib/words/publications.ts';
import { isOlderRelease } from '#lib/words/release.ts';
import { readUnpublished } from '#lib/words/unpublished.ts';
import { builtCode } from './built.ts';
import { findSnapshot } from './find-snapshot.ts';
import { endPreviewLinks } from './preview-link.ts';
import { forgetProgress } from './progress.ts';
import type { PublishSaid } from './said.ts';
import { startPublishing } from './start.ts';

const say = sayOne<PublishSaid>;

const publishPage = deskRoutes.page('publish');
const previewPage = deskRoutes.page('preview');

/** The name of a tick beside a file that is to be published. Its value is the hash of what was shown. */
export const tickOf = (file: string) => `file:${file}`;

/** Names a file in an address, which has no room for the names of all. */
export const shortOf = (file: string) => contentHash(file).slice(0, 6);

const publishingActs = allow('publishing', {
  /** What was ticked, if it still says what was shown; all, where there were no ticks. */
  publish: async (desk, fields) => {
    if (!fields.some) return begin(desk, {});
    const seen = Object.entries(fields)
      .filter(([name]) => name.startsWith(tickOf('')))
      .map(([name, hash]) => ({ file: name.slice(tickOf('').length), hash }));
    const files = seen.map(({ file }) => file);
    const inAddress = (some: readonly string[]) => some.map(shortOf).join('.');
    const ticked = inAddress(files);
    if (files.length === 0) return say(publishPage, 'nothing-ticked');
    const { words } = await readUnpublished(desk.store);
    const now = hashesOf(words);
    if (seen.some(({ file, hash }) => hash !== (now.get(file) ?? ''))) {
      return say(publishPage, 'changed-meanwhile', { ticked });
    }
    const needed = await findNeeded(desk.store, files);
    if (needed.length > 0) {
      return say(publishPage, 'not-alone', { needed: inAddress(needed), ticked });
    }
    return begin(desk, { files });
  },

  /** Goes back to what was published before. The words that are being written stay as they are. */
  'publish-again': async (desk, { id = '' }) => {
    const { store } = desk;
    const candidate = await composeAgain(store, id);
    if (!candidate) return say(publishPage, 'gone');
    const { code, at: built } = builtCode();
    if (!(await findSnapshot(code, candidate.hash)) || (await isOlderRelease(store, built))) {
      return begin(desk, { again: id });
    }
    const isDone = await publish(store, candidate, actor(desk), built, 'words taken back');
    if (isDone) await forgetProgress(store);
    return say(publishPage, isDone ? 'published-again' : 'publishing-already');
  },

  'redirect-page': async (desk, { from = '', to = '' }) => {
    const refusal = await redirectPage(desk.store, actor(desk), from, to);
    return say(publishPage, refusal ?? 'led-on');
  },
});

const wordActs = allow('words', {
  'bring-back': async (desk, { hash = '', file = '' }) => {
    const refusal = await bringBack(desk.store, actor(desk), file, hash);
    return say(deskRoutes.page('publish/history'), refusal ?? 'brought-back');
  },

  'make-preview-link': async (desk, { page = '/' }) => {
    await writeDown(desk, 'preview link made');
    return say(previewPage, 'preview-link', { page, link: 'on' });
  },

  'end-preview-links': async (desk) => {
    await writeDown(desk, 'preview links ended');
    await endPreviewLinks(desk.store);
    return say(previewPage, 'preview-links-ended');
  },
});

export const publishActs = { ...publishingActs, ...wordActs };

async function begin({ store, person }: Desk, job: { files?: readonly string[]; again?: string }) {
  // Else another process would find another database, or make an empty one.
  await store.assertIntact();
  const answer = await startPublishing(store, { who: person.email, ...job });
  const said = answer === 'begun' ? 'publishing' : 'publishing-already';
  return say(publishPage, said, { live: 'on' });
}
