// The agency's mail server refuses for a minute and recovers: does everything arrive, is an alert sent,
// and does health agree?
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { inParallel, report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { openReceiver } from '#testing/webhook-receiver.ts';
import {
  alertStates,
  onEachStore,
  postLead,
  readHealth,
  type Stored,
  tally,
  waitUntil,
} from './support.ts';

const leads = 20;
const minute = 60_000;

/** SMTP replies: mailbox full, relay denied, blocklisted, try later. */
const replies = [552, 550, 554, 451];

export async function test(): Promise<void> {
  await onEachStore(async (store) => {
    await Promise.all(replies.map((reply) => refuseForAMinute(store, reply)));
  });
}

async function refuseForAMinute({ name, settings }: Stored, reply: number) {
  let isRefusing = true;
  let refusals = 0;
  const smtp: SMTPServerOptions = {
    onRcptTo(_address, _session, done) {
      if (!isRefusing) return done();
      refusals += 1;
      done(Object.assign(new Error('Not now'), { responseCode: reply }));
    },
  };
  await using inbox = await openInbox(smtp);
  await using receiver = await openReceiver();
  await using site = await startSite({
    ...(await settings()),
    SMTP_URL: inbox.url,
    ALERT_URL: receiver.url,
  });
  let acknowledged = 0;
  await inParallel(leads, 4, async (number) => {
    if ((await postLead(site.url, `refused-${number}`)) === 200) acknowledged += 1;
  });
  await wait(minute);
  const during = await readHealth(site.url);
  isRefusing = false;
  const began = Date.now();
  const arrived = await waitUntil(() => tally(inbox.mails).size === leads, 120);
  const seconds = Math.round((Date.now() - began) / 1000);
  const isRefusal = reply >= 500;
  const expected = isRefusal ? 'wrong, well' : '';
  await waitUntil(() => alertStates(receiver) === expected, 40);
  const after = await readHealth(site.url);
  const isKnown = isRefusal
    ? during.status === 503 && during.trouble?.[0]?.kind === 'lead'
    : during.status === 200 && during.mail === 'retrying';
  report(
    `${reply} for a minute, ${name}`,
    arrived &&
      acknowledged === leads &&
      isKnown &&
      alertStates(receiver) === expected &&
      after.status === 200,
    `${acknowledged} acknowledged, ${refusals} refusals, health meanwhile ${during.status} "${during.mail}", ${tally(inbox.mails).size} delivered ${seconds} s after it ended, alerts "${alertStates(receiver)}", health then ${after.status}`,
  );
}
