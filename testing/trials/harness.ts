// What the trials share: a store, visitors whose messages are counted, what health and alerts say.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { routes } from '#lib/content/routes.ts';
import { findPostgres, openPostgres, type Postgres } from '#testing/postgres.ts';
import type { Site } from '#testing/site.ts';
import { openWebServer } from '#testing/web-server.ts';

/** `settings` make a new, empty database. */
export type Stored = {
  name: string;
  postgres?: Postgres;
  settings(): Promise<Record<string, string>>;
};

/** @param name `sqlite` or `postgres`; without one, both. PostgreSQL is left out where it is not installed. */
export async function onEachStore(name: string | undefined, trial: (on: Stored) => Promise<void>) {
  if (name !== 'postgres') await trial({ name: 'SQLite', settings: async () => ({}) });
  if (name === 'sqlite' || !findPostgres()) return;
  using postgres = await openPostgres();
  let databases = 0;
  const settings = async () => {
    databases += 1;
    const database = `trial_${databases}`;
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(`CREATE DATABASE ${database}`);
    await client.end();
    return { DATABASE_URL: new URL(`/${database}`, postgres.url).href };
  };
  await trial({ name: 'PostgreSQL', postgres, settings });
}

/** Asks for a page, or posts a body. @returns the status, or 0 if the connection broke */
export type Ask = (path: string, body?: string) => Promise<number>;

export function askSite(url: string): Ask {
  return async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const asked = body ? { method: 'POST', headers, body } : {};
    try {
      const response = await fetch(url + path, { ...asked, signal: AbortSignal.timeout(20_000) });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
}

/** Of all messages: trials share a database, which takes the same words twice as one message. */
let sent = 0;

/** Visitors' messages, each with a mark: what was answered, and what arrived. */
export function openMessages(ask: Ask) {
  const acknowledged = new Set<string>();
  const answers = new Map<number, number>();
  const count = (status: number) => {
    answers.set(status, (answers.get(status) ?? 0) + 1);
    return status;
  };
  const write = () => {
    sent += 1;
    const mark = `mark-${sent}`;
    const email = `visitor.${sent}@example.com`;
    const message = `A shop, please. [${mark}]`;
    return { mark, body: JSON.stringify({ name: 'Visitor', email, phone: '', message }) };
  };
  const post = async ({ mark, body }: ReturnType<typeof write>) => {
    const status = count(await ask(routes.contactsApi, body));
    if (status === 200) acknowledged.add(mark);
    return status;
  };
  return {
    acknowledged,
    answers,
    read: async () => count(await ask('/about')),
    send: () => post(write()),
    /** As somebody does who presses again until it is taken. */
    async insist(): Promise<number> {
      const message = write();
      let status = await post(message);
      while (status !== 200) {
        await wait(1_000);
        status = await post(message);
      }
      return status;
    },
    /** Waits until each has arrived and `isIdle`, so that a second delivery is seen, too. */
    async settle({ mails }: { mails: Email[] }, isIdle: () => Promise<boolean>, seconds: number) {
      const look = () => {
        const found = tally(mails, ({ text }) => /\[(mark-\d+)\]/.exec(text ?? '')?.[1]);
        const missing = [...acknowledged].filter((mark) => !found.has(mark)).length;
        return { missing, ...countRepeats(found) };
      };
      await waitUntil(async () => look().missing === 0 && (await isIdle()), seconds);
      const { missing, twice, strange } = look();
      const text = `${acknowledged.size} acknowledged, ${missing} missing, ${twice} twice, ${strange} of them under another Message-ID`;
      return { missing, twice, strange, isOnce: missing + twice === 0, text };
    },
  };
}

export type Messages = ReturnType<typeof openMessages>;

/** Visitors who read a page and send a message in turns, until `end`. */
export function startVisitors({ read, send, acknowledged }: Messages, visitors = 8) {
  let ended = false;
  const visit = async () => {
    while (!ended) if ((await read()) !== 200 || (await send()) !== 200) await wait(100);
  };
  const visits = Promise.all(Array.from({ length: visitors }, visit));
  return {
    /** Waits until so many more messages are acknowledged. */
    async acknowledged(more: number) {
      const goal = acknowledged.size + more;
      await waitUntil(() => acknowledged.size >= goal, 120);
    },
    async end() {
      ended = true;
      await visits;
    },
  };
}

/** So many messages a second, however long each takes. @returns the answers */
export async function sendSteadily(
  send: () => Promise<number>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const began = Date.now();
  const answers: Promise<number>[] = [];
  while (answers.length < perSecond * seconds) {
    const due = Math.min(seconds, (Date.now() - began) / 1000) * perSecond;
    while (answers.length < due) answers.push(send());
    await wait(5);
  }
  return Promise.all(answers);
}

/** Until what was in flight at a kill is due again: its lease and a poll, in s. */
export const lease = 75;

/** Kills a site again and again, whenever so many more messages are acknowledged. @param before each kill */
export async function killUnderLoad(
  site: Site,
  messages: Messages,
  { rounds, between }: { rounds: number; between: number },
  before: (round: number) => void = () => {},
): Promise<void> {
  const visitors = startVisitors(messages);
  for (let round = 0; round < rounds; round += 1) {
    before(round);
    await visitors.acknowledged(between);
    await site.kill();
    await site.start();
    // API calls wait until Next has started.
    await readHealth(site.url);
  }
  await visitors.end();
}

/** How often each key arrived, and under which Message-IDs. Mails without a key do not count. */
export function tally(mails: readonly Email[], keyOf: (mail: Email) => string | undefined) {
  const found = new Map<string, { times: number; ids: Set<string | undefined> }>();
  for (const mail of mails) {
    const key = keyOf(mail);
    if (key === undefined) continue;
    const { times, ids } = found.get(key) ?? { times: 0, ids: new Set<string | undefined>() };
    found.set(key, { times: times + 1, ids: ids.add(mail.messageId) });
  }
  return found;
}

/** `strange` were stored twice, not only sent twice. */
export function countRepeats(found: ReturnType<typeof tally>) {
  const all = [...found.values()];
  return {
    twice: all.filter(({ times }) => times > 1).length,
    strange: all.filter(({ ids }) => ids.size > 1).length,
  };
}

/** @returns whether it came true in time */
export async function waitUntil(isTrue: () => unknown, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await wait(200);
  }
  return true;
}

type Health = {
  status: number;
  mail?: string;
  store?: string;
  backlog?: { waiting: number; posts: number };
};

export async function readHealth(url: string): Promise<Health> {
  const response = await fetch(url + routes.healthApi);
  return { status: response.status, ...(await response.json()) };
}

/** Whether no mail waits. */
export async function isIdle(url: string): Promise<boolean> {
  return (await readHealth(url)).backlog?.waiting === 0;
}

export async function openAlerts() {
  const { url, received, close } = await openWebServer((_, response) =>
    response.writeHead(204).end(),
  );
  const states = () => received.map(({ body }) => JSON.parse(body).state).join(', ');
  return { url, states, [Symbol.asyncDispose]: close };
}
