// The agency's mail server refuses, defers or says nothing for a minute, and recovers.
import { setTimeout as wait } from 'node:timers/promises';
import { report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  askSite,
  isIdle,
  openAlerts,
  openMessages,
  readHealth,
  type Stored,
  waitUntil,
} from '#testing/trials/harness.ts';

const leads = 20;
const minute = 60_000;

/** Only a refusal is reported at once: a server that is away comes back. */
const faults = [
  { label: 'refuses (550)', code: 550, health: 503, mail: 'refused', alerts: 'wrong, well' },
  { label: 'defers (451)', code: 451, health: 200, mail: 'retrying', alerts: '' },
  { label: 'is silent', code: undefined, health: 200, mail: 'retrying', alerts: '' },
];

export async function refuseMail(stored: Stored): Promise<void> {
  await Promise.all(faults.map((fault) => refuseForAMinute(stored, fault)));
}

async function refuseForAMinute({ name, settings }: Stored, fault: (typeof faults)[number]) {
  let isOver = false;
  await using inbox = await openInbox({
    onRcptTo(_address, _session, done) {
      if (isOver) done();
      else if (fault.code) done(Object.assign(new Error('No'), { responseCode: fault.code }));
    },
  });
  await using alerts = await openAlerts();
  const env = { ...(await settings()), SMTP_URL: inbox.url, ALERT_URL: alerts.url };
  await using site = await startSite(env);
  const messages = openMessages(askSite(site.url));
  await Promise.all(Array.from({ length: leads }, messages.send));
  await wait(minute);
  const during = await readHealth(site.url);
  isOver = true;
  const began = Date.now();
  const { isOnce, text } = await messages.settle(inbox, () => isIdle(site.url), 120);
  const seconds = Math.round((Date.now() - began) / 1000);
  await waitUntil(() => alerts.states() === fault.alerts, 40);
  const after = await readHealth(site.url);
  report(
    `mail server ${fault.label} for a minute, ${name}`,
    messages.acknowledged.size === leads &&
      isOnce &&
      during.status === fault.health &&
      during.mail === fault.mail &&
      alerts.states() === fault.alerts &&
      after.status === 200,
    `${text}, all ${seconds} s after it ended; health ${during.status} "${during.mail}", then ${after.status}; alerts "${alerts.states()}"`,
  );
}
