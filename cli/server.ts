import { count } from '#lib/base/text.ts';
import { setOwner } from '#lib/desk/kept-owner.ts';
import { ownersBySetting } from '#lib/desk/people.ts';
import { checkAll } from '#lib/health/checks.ts';
import { alertNow } from '#lib/health/direct-alerts.ts';
import { typedEmail } from '#lib/http/typed-text.ts';
import { webhookKey } from '#lib/post/webhook.ts';
import { type Answer, type Command, fail } from './answer.ts';
import { onStore } from './open-store.ts';

const keyWords = {
  about: 'Shows the key that signs what is posted, for the program that receives it.',
  more: 'In the form of Standard Webhooks (standardwebhooks.com). Keep it secret.',
};

export const serverCommands: Record<string, Command> = {
  'webhook key': { ...keyWords, run: () => showKey('leads') },
  'alert key': { ...keyWords, run: () => showKey('alerts') },
  'alert send <text>': {
    about: 'Sends an alert to ALERT_URL and ALERT_MAIL_TO, e.g. when a systemd unit fails.',
    more: 'It needs neither the site nor its database, as they may be what has failed.',
    run: sendText,
  },
  doctor: {
    about: 'Checks settings, database, disk, mail server and DNS; fails if one of them does.',
    flag: [
      '--send-test',
      'send a message to MAIL_TO, the inbox of the leads, an alert, and LEADS_URL a message',
    ],
    run: (_, sendTest) => examine(sendTest),
  },
  'owner <address>': {
    about: 'Gives the desk to an email address, in place of the one that this machine keeps.',
    run: giveDesk,
  },
};

function showKey(purpose: 'alerts' | 'leads'): Promise<Answer> {
  // With the database open, where a random secret is kept.
  return onStore(async () => {
    const key = await webhookKey(purpose);
    return { text: key, data: { key } };
  });
}

async function sendText(reason: string): Promise<Answer> {
  const { sent, problems } = await alertNow(reason);
  // One success is enough: a failed systemd unit would send it again and again.
  if (sent === 0) fail(problems.join('\n'));
  const text = [`${count(sent, 'alert')} sent.`, ...problems].join('\n');
  return { text, data: { sent, problems } };
}

async function examine(sendTest: boolean): Promise<Answer> {
  const found = await checkAll(onStore, sendTest);
  const [failed = 0, skipped] = ['failed', 'skipped'].map(
    (state) => found.filter((one) => one.state === state).length,
  );
  const lines = found.map(({ state, name, detail }) => `${state.padEnd(7)}  ${name}: ${detail}`);
  const text = `${lines.join('\n')}\n${count(failed, 'check')} failed, ${skipped} skipped.`;
  return { text, data: { healthy: failed === 0, checks: found }, exitCode: failed === 0 ? 0 : 1 };
}

async function giveDesk(typed: string): Promise<Answer> {
  const { data: owner } = typedEmail.safeParse(typed);
  if (!owner) fail(`${typed} is no email address`);
  const set = ownersBySetting();
  if (set) {
    fail(`The settings name who owns the desk: ${set.join(', ')}. Change DESK_PEOPLE, or MAIL_TO.`);
  }
  await onStore((store) => setOwner(store, owner, { who: 'command', at: Date.now() }));
  const text = `The desk is ${owner}’s, who signs in by a mailed link. Whoever had it before is signed out.`;
  return { text, data: { owner } };
}
