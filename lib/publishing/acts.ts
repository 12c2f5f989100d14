import { actor, allow, say as sayOne, writeDown } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { bringBack, redirectPage } from '#lib/words/acts.ts';
import { findNeeded } from '#lib/words/needed.ts';
import { composeAgain, publish } from '#lib/words/publications.ts';
import { isOlderRelease } from '#lib/words/release.ts';
import { builtCode, findPages } from './pages.ts';
import { endPreviewLinks } from './preview-link.ts';
import { forgetProgress } from './progress.ts';
import type { PublishSaid } from './said.ts';
import { startPublishing } from './start.ts';

const say = sayOne<PublishSaid>;

const publishPage = deskRoutes.page('publish');
const previewPage = deskRoutes.page('preview');

/** The name of a tick beside a file that is to be published. */
export const tickOf = (file: string) => `file:${file}`;

const publishingActs = allow('publishing', {
  /** All that was shown as changed, or the files that were ticked. */
  publish: async (desk, fields) => {
    const ticked = Object.keys(fields)
      .filter((name) => name.startsWith(tickOf('')))
      .map((name) => name.slice(tickOf('').length));
    if (fields.some && ticked.length === 0) return say(publishPage, 'nothing-ticked');
    const all = Number(fields.some) === ticked.length;
    const needed = fields.some && !all ? await findNeeded(desk.store, ticked) : [];
    if (needed.length > 0) {
      const told = { needed: needed.join(' '), ticked: ticked.join(' ') };
      return say(publishPage, 'not-alone', told);
    }
    return begin(desk, fields.some && !all ? { files: ticked } : {});
  },

  /** Goes back to what was published before. The words that are being written stay as they are. */
  'publish-again': async (desk, { id = '' }) => {
    const { store } = desk;
    const candidate = await composeAgain(store, id);
    if (!candidate) return say(publishPage, 'gone');
    const { at: built } = builtCode();
    if (!(await findPages(candidate.hash)) || (await isOlderRelease(store, built))) {
      return begin(desk, { again: id });
    }
    const isDone = await publish(store, candidate, actor(desk), built, 'words taken back');
    if (isDone) forgetProgress();
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
  const answer = await startPublishing({ who: person.email, ...job });
  const said = answer === 'begun' ? 'publishing' : 'publishing-already';
  return say(publishPage, said, { live: 'on' });
}
