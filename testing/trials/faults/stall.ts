// The network between one of two instances and PostgreSQL falls silent, and comes back.
import pg from 'pg';
import { routes } from '#lib/routes.ts';
import { inParallel, report } from '#testing/checks.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openStallingProxy } from '#testing/stalling-proxy.ts';
import { markIn, postLead, secondsSince, waitUntil } from './support.ts';

const readers = 30;
const phases = ['begin', 'insert into "leads"', 'commit'];

/** What a visitor waits for a 503 at most. */
const patience = 6; // s

export async function test(): Promise<void> {
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  using proxy = await openStallingProxy(postgres.url);
  await using direct = await startSite({ DATABASE_URL: postgres.url });
  await using proxied = await startSite({ DATABASE_URL: proxy.url });
  const database = new pg.Client(postgres.url);
  await database.connect();
  for (let number = 0; number < readers; number += 1) await subscribe(direct, number);
  const { rows } = await database.query<{ token: string }>('select token from subscribers');

  for (const [round, sql] of phases.entries()) {
    const half = rows.splice(0, readers / phases.length).map(({ token }) => token);
    const acknowledged: string[] = [];
    const unsubscribed: string[] = [];
    const post = async (site: Site, mark: string) => {
      const began = Date.now();
      const status = await postLead(site.url, mark);
      if (status === 200) acknowledged.push(mark);
      return { status, seconds: (Date.now() - began) / 1000 };
    };
    const leave = async (token: string) => {
      if (await unsubscribe(proxied, token)) unsubscribed.push(token);
    };

    await post(proxied, `${round}-before`);
    const stalled = proxy.stallAfter(sql);
    const waiting = [1, 2, 3].map((number) => post(proxied, `${round}-${number}`));
    await Promise.race([stalled, ...waiting]);
    // The other instance gets message 1 too, and waits for the lock that the first holds.
    const others = [1, 4, 5, 6].map((number) => post(direct, `${round}-${number}`));
    await inParallel(half.length / 2, 2, (number) => leave(half[number] ?? ''));
    const [during, elsewhere] = [await Promise.all(waiting), await Promise.all(others)];
    const leftDuring = unsubscribed.length;
    proxy.resume();
    const began = Date.now();
    const again = await waitUntil(
      async () => (await post(proxied, `${round}-after`)).status === 200,
      30,
    );
    const seconds = secondsSince(began);
    await inParallel(half.length / 2, 2, (number) => leave(half[number + half.length / 2] ?? ''));

    const lost = await countLost(database, acknowledged, unsubscribed);
    const statuses = (posts: typeof during) => posts.map(({ status }) => status).join(' ');
    const slowest = (posts: typeof during) =>
      Math.max(...posts.map((one) => one.seconds)).toFixed(1);
    report(
      `database silent after ${sql}`,
      lost === 0 &&
        during.every(({ status, seconds }) => status === 503 && seconds < patience) &&
        again &&
        unsubscribed.length === half.length &&
        statuses(elsewhere) === '200 200 200 200',
      `posts ${statuses(during)} within ${slowest(during)} s, at the other instance ${statuses(elsewhere)} within ${slowest(elsewhere)} s, taken again after ${seconds} s; ` +
        `of ${half.length} unsubscriptions ${leftDuring} answered meanwhile and ${unsubscribed.length - leftDuring} later; ${lost} answered and lost`,
    );
  }
  await database.end();
}

function subscribe(site: Site, number: number): Promise<Response> {
  return fetch(site.url + routes.newsletterApi, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `reader.${number}@example.com` }),
  });
}

async function unsubscribe(site: Site, token: string): Promise<boolean> {
  const url = `${site.url}${routes.unsubscribeApi}?token=${token}`;
  return (await fetch(url, { method: 'POST' })).status === 200;
}

async function countLost(
  database: pg.Client,
  acknowledged: string[],
  unsubscribed: string[],
): Promise<number> {
  const leads = await database.query<{ message: string }>('select message from leads');
  const marks = new Set(leads.rows.map(({ message }) => markIn(message)));
  const left = await database.query<{ token: string }>(
    'select token from subscribers where unsubscribed_at is not null',
  );
  const tokens = new Set(left.rows.map(({ token }) => token));
  return (
    acknowledged.filter((mark) => !marks.has(mark)).length +
    unsubscribed.filter((one) => !tokens.has(one)).length
  );
}
