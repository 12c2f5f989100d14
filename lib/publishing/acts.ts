import { contentFolder } from '#lib/content/content.ts';
import { type Act, say as sayOne, writeDown } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { bringBack } from './history.ts';
import { takeLock } from './lock.ts';
import { endPreviewLinks } from './preview-link.ts';
import { forgetProgress } from './progress.ts';
import { baseFolder, listPublications, makeCurrent, wordsOf } from './publications.ts';
import type { PublishSaid } from './said.ts';
import { addRedirect, findRemoved } from './slugs.ts';
import { startPublishing } from './start.ts';

const say = sayOne<PublishSaid>;

const publishPage = deskRoutes.page('publish');
const previewPage = deskRoutes.page('preview');

export const publishActs = {
  publish: async (desk) => {
    await writeDown(desk, 'words published');
    const answer = await startPublishing(desk.person.email);
    const said = answer === 'begun' ? 'publishing' : 'publishing-already';
    return say(publishPage, said, { live: 'on' });
  },

  /** Goes back to what was published before. The words that are being written stay as they are. */
  'publish-again': async (desk, { name = '' }) => {
    const found = listPublications().find((one) => one.name === name);
    if (!found?.about.code) return say(publishPage, 'gone');
    using lock = takeLock();
    if (!lock) return say(publishPage, 'publishing-already', { live: 'on' });
    await writeDown(desk, 'words taken back', name);
    makeCurrent(name);
    forgetProgress();
    return say(publishPage, 'published-again');
  },

  'redirect-page': async (desk, { from = '', to = '' }) => {
    const [folder, served] = [contentFolder(), wordsOf(baseFolder())];
    const isRemoved = findRemoved(folder, served).includes(from);
    if (!isRemoved || !addRedirect(folder, served, from, to)) return say(publishPage, 'gone');
    await writeDown(desk, 'visitors led on');
    return say(publishPage, 'led-on');
  },

  'bring-back': async (desk, { version = '', file = '' }) => {
    await writeDown(desk, 'version brought back', version);
    const done = await bringBack(version, file, desk.person.email);
    return say(deskRoutes.page('publish/history'), done ? 'brought-back' : 'gone');
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
} satisfies Record<string, Act>;
