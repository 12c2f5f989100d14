// A person reads and acts at the desk while a hundred messages a second come in.
import { setTimeout as wait } from 'node:timers/promises';
import { report } from '#testing/checks.ts';
import { openBrowser, signIn } from '#testing/desk.ts';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  askSite,
  isIdle,
  openMessages,
  readHealth,
  type Stored,
  sendSteadily,
} from '#testing/trials/harness.ts';

const owner = 'owner@example.com';
const perSecond = 100;
const seconds = 30;

export async function useDesk({ name, settings }: Stored): Promise<void> {
  await using inbox = await openInbox();
  const env = { ...(await settings()), SMTP_URL: inbox.url, DESK_PEOPLE: owner };
  await using site = await startSite(env);
  // Once it answers, the store is open.
  await readHealth(site.url);
  const browser = openBrowser(site);
  await signIn(browser, { ...env, dataDir: site.dataDir }, owner);
  const messages = openMessages(askSite(site.url));

  const began = Date.now();
  const times: number[] = [];
  const wrong: string[] = [];
  const timed = async (what: string, asked: Promise<Response>, expected: number) => {
    const from = Date.now();
    const answer = await asked;
    const text = await answer.text();
    times.push(Date.now() - from);
    if (answer.status !== expected) wrong.push(`${what}: ${answer.status}`);
    return { text, said: answer.headers.get('location')?.split('say=')[1] };
  };
  const sit = async () => {
    while (Date.now() - began < seconds * 1000) {
      const { text } = await timed('list', browser.get('/desk?q=shop'), 200);
      const [, id] = /\/desk\/messages\/([\da-f-]{36})/.exec(text) ?? [];
      if (!id) continue;
      await timed('message', browser.get(`/desk/messages/${id}`), 200);
      const { said } = await timed('answered', browser.press('answered', { id }), 303);
      if (said !== 'answered') wrong.push(`answered: ${said}`);
      const note = { id, note: 'By phone', was: '' };
      await timed('note', browser.press('note', note), 303);
      await timed('visits', browser.get('/desk/visits'), 200);
      await wait(200);
    }
  };
  const [visits] = await Promise.all([sendSteadily(messages.send, { perSecond, seconds }), sit()]);
  const took = Math.round((Date.now() - began) / 1000);
  const arrived = await messages.settle(inbox, () => isIdle(site.url), 240);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  report(
    `the desk while ${perSecond} messages a second come in, ${name}`,
    arrived.isOnce && wrong.length === 0 && messages.acknowledged.size === visits.length,
    `${visits.length} sent in ${took} s: ${arrived.text}; ${times.length} answers of the desk, half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms; ${wrong.join(', ') || 'none'} wrong`,
  );
}
