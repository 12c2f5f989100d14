import { subscribe } from '#lib/letters/subscribers.ts';
import { onStore } from '#testing/on-store.ts';
import { openOwnDesk } from '#testing/open-desk.ts';
import { consentOf } from '#testing/seed.ts';

/** A desk with three readers, one of whose mailboxes is no more. Their mail server answers once it is let through. */
export async function openLetterDesk() {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  const gone = Object.assign(new Error('Gone'), { responseCode: 550 });
  const opened = await openOwnDesk(
    { NEWSLETTER_PER_MINUTE: '6000' },
    {
      async onRcptTo({ address }, _session, done) {
        if (/^(reader|gone)/.test(address)) await promise;
        done(address.startsWith('gone') ? gone : null);
      },
    },
  );
  const { inbox, site } = opened;
  await onStore(site, async (store) => {
    for (const name of ['reader-0', 'reader-1', 'gone']) {
      await subscribe(store, consentOf(`${name}@example.com`), 5);
      await store.db.deleteFrom('outbox').execute();
    }
  });
  // A welcome may have been quicker than its removal.
  const isLetter = ({ subject }: { subject?: string | undefined }) =>
    !subject?.startsWith('You are on');
  const got = () =>
    inbox.mails.filter((mail) => isLetter(mail) && mail.to?.[0]?.address?.startsWith('reader-'));
  const dispose = async () => {
    // A site that stops waits for what is on its way.
    letThrough();
    await opened[Symbol.asyncDispose]();
  };
  return { ...opened, got, letThrough, [Symbol.asyncDispose]: dispose };
}

let letters = 0;

export function newLetter() {
  letters += 1;
  const id = `letter-${letters}`;
  return { id, version: '0', subject: `News of ${id}`, preview: '', words: 'Dear *reader*.' };
}

export const place = async (pressed: Promise<Response>) =>
  (await pressed).headers.get('location') ?? '';
