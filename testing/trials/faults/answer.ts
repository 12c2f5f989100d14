// An answer from the desk: SIGKILL at the moments that matter to it, and again and again while answers are pressed.

import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import { routes } from '#lib/content/routes.ts';
import { report } from '#testing/checks.ts';
import { type Browser, openBrowser, signIn } from '#testing/desk.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import {
  askSite,
  countRepeats,
  isIdle,
  lease,
  readHealth,
  type Stored,
  tally,
  waitUntil,
} from '#testing/trials/harness.ts';

const owner = 'owner@example.com';
const isVisitor = (address: string | undefined) => address?.startsWith('answered.') ?? false;

export async function answerVisitors(stored: Stored): Promise<void> {
  await Promise.all([
    killAt('between commit and send', stored, ({ come }) => ({
      onRcptTo: ({ address }, _session, done) => (isVisitor(address) ? come() : done()),
    })),
    killAt('during DATA', stored, ({ come }) => ({
      onData: forVisitors((stream) => stream.once('data', () => come())),
    })),
    killAt('after the 250 and before the mark', stored, ({ answered, come, pid }) => ({
      onData: forVisitors(async (stream, _session, done) => {
        const { messageId } = await PostalMime.parse(await buffer(stream));
        await answered;
        // Stopped before the reply, or it might mark the mail as sent before the kill reaches it.
        process.kill(pid(), 'SIGSTOP');
        done();
        come(messageId);
      }),
    })),
  ]);
  await answerUnderKills(stored);
}

type OnData = NonNullable<SMTPServerOptions['onData']>;

/** Takes all other mails, the copies. */
function forVisitors(take: OnData): OnData {
  return (stream, session, done) => {
    if (isToVisitor(session)) return take(stream, session, done);
    stream.on('end', () => done()).resume();
  };
}

const isToVisitor = ({ envelope }: SMTPServerSession) => isVisitor(envelope.rcptTo[0]?.address);

type Moment = { answered: Promise<unknown>; come(messageId?: string): void; pid(): number };

async function killAt(
  label: string,
  { name, settings }: Stored,
  smtp: (moment: Moment) => SMTPServerOptions,
): Promise<void> {
  const answered = Promise.withResolvers<void>();
  const moment = Promise.withResolvers<string | undefined>();
  const database = await settings();
  const pid = () => Number(site.pid());
  const first = await openInbox(smtp({ answered: answered.promise, come: moment.resolve, pid }));
  await using site = await startSite({ ...database, SMTP_URL: first.url, DESK_PEOPLE: owner });
  const { press, ids } = await openDesk(site, database, 1);
  const [id = ''] = ids;
  const pressed = await press(id);
  answered.resolve();
  const before = await moment.promise;
  await site.kill();
  await first.close();
  await using inbox = await openInbox({}, first.port);
  await site.start();
  // As somebody does whose page did not load.
  const again = await press(id);
  const found = () => tally(inbox.mails, visitorOf);
  await waitUntil(async () => found().size === 1 && (await isIdle(site.url)), lease);
  const [one] = found().values();
  const isSame = before === undefined || one?.ids.has(before);
  report(
    `kill -9 of an answer ${label}, ${name}`,
    `${pressed} ${again}` === 'answer-sent answer-sent' && one?.times === 1 && isSame === true,
    `pressed twice, ${one?.times ?? 0} sent after the kill${before ? `, under ${isSame ? 'the same' : 'ANOTHER'} Message-ID as before` : ''}`,
  );
}

const load = { answers: 60, kills: 6 };
/** How many are in flight at most: of the answers' lane, and of the copies'. */
const workers = { answers: 2, copies: 4 };

async function answerUnderKills({ name, settings }: Stored): Promise<void> {
  await using inbox = await openInbox();
  const database = await settings();
  await using site = await startSite({ ...database, SMTP_URL: inbox.url, DESK_PEOPLE: owner });
  const { press, ids } = await openDesk(site, database, load.answers);
  let done = 0;
  const pressAll = async () => {
    for (const id of ids) {
      while ((await press(id).catch(() => 'broken')) !== 'answer-sent') await wait(200);
      done += 1;
    }
  };
  const kill = async () => {
    for (let round = 1; round <= load.kills; round += 1) {
      await waitUntil(() => done >= (round * load.answers) / (load.kills + 1), 120);
      await site.kill();
      await site.start();
      await readHealth(site.url);
    }
  };
  await Promise.all([pressAll(), kill()]);
  const sent = () => tally(inbox.mails, visitorOf);
  const copies = () => tally(inbox.mails, copyOf);
  const isComplete = () => sent().size + copies().size === 2 * ids.length;
  await waitUntil(async () => isComplete() && (await isIdle(site.url)), 2 * lease);
  const [toVisitors, toInbox] = [countRepeats(sent()), countRepeats(copies())];
  report(
    `${load.kills} kills while ${load.answers} answers are pressed, ${name}`,
    isComplete() &&
      toVisitors.strange + toInbox.strange === 0 &&
      toVisitors.twice <= load.kills * workers.answers &&
      toInbox.twice <= load.kills * workers.copies,
    `${sent().size} answered, ${toVisitors.twice} twice, ${toVisitors.strange} of them under another Message-ID; ${copies().size} copies, ${toInbox.twice} twice, ${toInbox.strange} under another`,
  );
}

function visitorOf({ to }: Email): string | undefined {
  const address = to?.[0]?.address;
  return isVisitor(address) ? address : undefined;
}

const copyOf = ({ subject, text }: Email) =>
  subject?.startsWith('Re: New lead') ? /\[answer-\d+\]/.exec(text ?? '')?.[0] : undefined;

/** A desk with so many messages. `press` answers one, as if nobody had done anything with it, and tells what was said. */
async function openDesk(site: Site, database: Record<string, string>, messages: number) {
  const ask = askSite(site.url);
  for (let count = 1; count <= messages; count += 1) {
    const email = `answered.${count}@example.com`;
    const body = { name: 'Visitor', email, phone: '', message: `A shop, please. ${count}` };
    await ask(routes.contactsApi, JSON.stringify(body));
  }
  const browser = openBrowser(site);
  await signIn(browser, { ...database, dataDir: site.dataDir }, owner);
  const ids = await listed(browser);
  const press = async (id: string) => {
    const words = `We call you. [answer-${ids.indexOf(id)}]`;
    const answer = await browser.press('send-answer', { id, words, seen: '', do: 'send' });
    return new URL(answer.headers.get('location') ?? '', site.url).searchParams.get('say');
  };
  return { press, ids };
}

async function listed(browser: Browser): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 1, before = -1; ids.size > before; page += 1) {
    before = ids.size;
    const html = await (await browser.get(`/desk?box=all&page=${page}`)).text();
    for (const [, id = ''] of html.matchAll(/\/desk\/messages\/([\da-f-]{36})/g)) ids.add(id);
  }
  return [...ids];
}
