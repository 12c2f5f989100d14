import { openStore, type Store } from '#lib/store/store.ts';
import { subscribe } from '#lib/store/subscribers.ts';
import { type Browser, openBrowser, signIn } from '#testing/desk.ts';
import { consentOf } from '#testing/seed.ts';
import type { Site } from '#testing/site.ts';
import { openSite, owner } from './desk.ts';

export async function onStore<Result>({ dataDir }: Site, use: (store: Store) => Promise<Result>) {
  const store = await openStore({ DATA_DIR: dataDir });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** A site with readers, one of whose mailboxes is no more. */
export async function openLetterSite(readers: number, settings: Record<string, string> = {}) {
  const opened = await openSite(settings, {
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone') ? Object.assign(new Error('Gone'), { responseCode: 550 }) : null,
      ),
  });
  const { inbox, site } = opened;
  const names = Array.from({ length: readers - 1 }, (_, index) => `reader-${index}`);
  await onStore(site, async (store) => {
    for (const name of [...names, 'gone']) {
      await subscribe(store, consentOf(`${name}@example.com`), 5);
      await store.db.deleteFrom('outbox').execute();
    }
  });
  // A welcome may have been quicker than its removal.
  const isLetter = ({ subject }: { subject?: string | undefined }) =>
    !subject?.startsWith('You are on');
  const got = () =>
    inbox.mails.filter((mail) => isLetter(mail) && mail.to?.[0]?.address?.startsWith('reader-'));
  return { ...opened, got };
}

export async function openLetterDesk(readers: number, settings?: Record<string, string>) {
  const opened = await openLetterSite(readers, settings);
  const browser = openBrowser(opened.site);
  await signIn(browser, opened.inbox, owner);
  return { ...opened, browser };
}

export const id = 'a-draft';
export const letter = { id, version: '0', subject: 'News', preview: '', words: 'Dear *reader*.' };
export const place = async (pressed: Promise<Response>) =>
  (await pressed).headers.get('location') ?? '';
export const read = async (browser: Browser, path: string) => (await browser.get(path)).text();
