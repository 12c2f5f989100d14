// SIGKILL at the three moments that matter to a mail: stored but not sent, in the middle of DATA, and
// accepted by the mail server but not yet marked as sent.
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { report } from '#testing/checks.ts';
import { freePort } from '#testing/listen.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { onEachStore, postLead, type Stored, tally, waitUntil } from './support.ts';

/** Seconds until a mail in flight at a kill is due again: its lease and a poll. */
const lease = 75;

export function test(): Promise<void> {
  return onEachStore(async (store) => {
    for (const moment of [beforeSending, duringData, afterTaken]) await moment(store);
  });
}

async function beforeSending({ name, settings }: Stored) {
  const port = await freePort();
  const site = await startSite({ ...(await settings()), SMTP_URL: `smtp://127.0.0.1:${port}` });
  await postLead(site.url, 'moment-1');
  await site.kill();
  await finish(`between commit and send, ${name}`, site, port, 'moment-1');
}

async function duringData({ name, settings }: Stored) {
  const heard = Promise.withResolvers<void>();
  const deaf = await openInbox({
    // Takes the beginning of the message and never answers.
    onData: (stream) => stream.once('data', () => heard.resolve()),
  });
  const { port } = deaf;
  const site = await startSite({ ...(await settings()), SMTP_URL: deaf.url });
  await postLead(site.url, 'moment-2');
  await heard.promise;
  await site.kill();
  await deaf.close();
  await finish(`during DATA, ${name}`, site, port, 'moment-2');
}

async function afterTaken({ name, settings }: Stored) {
  const taken = Promise.withResolvers<Email>();
  let signal = (_name: NodeJS.Signals) => {};
  const first = await openInbox({
    async onData(stream, _session, done) {
      const mail = await buffer(stream);
      // Stopped before the reply, or it might mark the mail as sent before the kill reaches it.
      signal('SIGSTOP');
      done();
      signal('SIGKILL');
      taken.resolve(await PostalMime.parse(mail));
    },
  });
  const { port } = first;
  const site = await startSite({ ...(await settings()), SMTP_URL: first.url });
  signal = (name) => process.kill(Number(site.pid()), name);
  await postLead(site.url, 'moment-3');
  const { messageId } = await taken.promise;
  await site.kill();
  await first.close();
  await finish(`after the 250 and before the mark, ${name}`, site, port, 'moment-3', messageId);
}

/** Restarts the site with a mail server. @param messageId that an accepted mail must have again */
async function finish(moment: string, site: Site, port: number, mark: string, messageId?: string) {
  await using inbox = await openInbox({}, port);
  await site.start();
  const arrived = () => tally(inbox.mails).get(mark);
  await waitUntil(arrived, lease);
  const { times = 0, ids = new Set() } = arrived() ?? {};
  const isSame = messageId === undefined || ids.has(messageId);
  const again = messageId ? `, under the ${isSame ? 'same' : 'ANOTHER'} Message-ID as before` : '';
  report(`kill -9 ${moment}`, times === 1 && isSame, `delivered ${times} time(s)${again}`);
  await site.dispose();
}
