import { subscribe } from '#lib/store/subscribers.ts';
import type { Browser } from '#testing/desk.ts';
import { openOwnDesk } from '#testing/open-desk.ts';
import { consentOf } from '#testing/seed.ts';
import { onStore } from './desk.ts';

/** A desk with readers, one of whose mailboxes is no more. */
export async function openLetterDesk(readers: number, settings: Record<string, string>) {
  const opened = await openOwnDesk(settings, {
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

let letters = 0;

/** A letter as it is first saved. */
export function newLetter() {
  letters += 1;
  const id = `letter-${letters}`;
  return { id, version: '0', subject: `News of ${id}`, preview: '', words: 'Dear *reader*.' };
}

export const place = async (pressed: Promise<Response>) =>
  (await pressed).headers.get('location') ?? '';
export const read = async (browser: Browser, path: string) => (await browser.get(path)).text();
