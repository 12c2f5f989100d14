// SIGKILL at the three moments that matter to a mail: stored but not sent, in the middle of DATA,
// and taken by the mail server but not yet marked as sent.
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { report } from '@/testing/checks';
import { type Site, startSite } from '@/testing/site';
import { type Inbox, openInbox } from '@/testing/smtp-inbox';
import { onEachStore, postLead, type Stored, tally, waitUntil } from './support';

/** Until a mail that was under way at a kill is due again: its lease, and a poll. In s. */
const lease = 75;

export function test(): Promise<void> {
  return onEachStore(async (store) => {
    for (const moment of [beforeSending, duringData, afterTaken]) await moment(store);
  });
}

async function beforeSending({ name, settings }: Stored) {
  const reserved = await openInbox();
  const { port } = reserved;
  await reserved.close();
  const site = await startSite({ ...(await settings()), SMTP_URL: `smtp://127.0.0.1:${port}` });
  await postLead(site.url, 'moment-1');
  await site.kill();
  const inbox = await openInbox({}, port);
  await site.start();
  await settle(`between commit and send, ${name}`, site, inbox, 'moment-1');
}

async function duringData({ name, settings }: Stored) {
  const heard = Promise.withResolvers<void>();
  const deaf = await openInbox({
    // Takes the beginning of the message and says nothing.
    onData: (stream) => stream.once('data', () => heard.resolve()),
  });
  const { port } = deaf;
  const site = await startSite({ ...(await settings()), SMTP_URL: deaf.url });
  await postLead(site.url, 'moment-2');
  await heard.promise;
  await site.kill();
  await deaf.close();
  const inbox = await openInbox({}, port);
  await site.start();
  await settle(`during DATA, ${name}`, site, inbox, 'moment-2');
}

async function afterTaken({ name, settings }: Stored) {
  const taken = Promise.withResolvers<Email>();
  let kill = () => {};
  const first = await openInbox({
    async onData(stream, _session, done) {
      const mail = await buffer(stream);
      done();
      kill();
      taken.resolve(await PostalMime.parse(mail));
    },
  });
  const { port } = first;
  const site = await startSite({ ...(await settings()), SMTP_URL: first.url });
  kill = () => process.kill(Number(site.pid()), 'SIGKILL');
  await postLead(site.url, 'moment-3');
  const { messageId } = await taken.promise;
  await site.kill();
  await first.close();
  const inbox = await openInbox({}, port);
  await site.start();
  await settle(`after the 250 and before the mark, ${name}`, site, inbox, 'moment-3', messageId);
}

/** Waits for the mail and reports; a mail that was taken before comes under the same Message-ID. */
async function settle(moment: string, site: Site, inbox: Inbox, mark: string, messageId?: string) {
  const came = () => tally(inbox.mails).get(mark);
  await waitUntil(() => came(), lease);
  const { times = 0, ids = new Set() } = came() ?? {};
  const isSame = messageId === undefined || ids.has(messageId);
  const again = messageId ? `, under the ${isSame ? 'same' : 'ANOTHER'} Message-ID as before` : '';
  report(`kill -9 ${moment}`, times === 1 && isSame, `delivered ${times} time(s)${again}`);
  await site.dispose();
  await inbox.close();
}
