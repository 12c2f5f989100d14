// A letter to 10,000 readers: SIGKILL while it is queued and twice while it is sent; some readers
// unsubscribe meanwhile, some mailboxes refuse, and visitors write.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { letterId, normalizeSource } from '#lib/newsletter/parse-letter.ts';
import { routes } from '#lib/routes.ts';
import { openStore, type Store } from '#lib/store/store.ts';
import { agencyProcess, type Ran } from '#testing/agency.ts';
import { inParallel, report } from '#testing/checks.ts';
import { type Site, startSite } from '#testing/site.ts';
import { type LetterBox, openLetterBox, reportDeliveries, seedReaders } from './letter-box.ts';
import { onEachStore, postLead, readHealth, type Stored, waitUntil } from './support.ts';

const readers = 10_000;
const leaving = 200;
const perMinute = 12_000;
const source = '# The January letter\n\nWe wrote a [guide](/services/seo), *just for you*.\n';
const id = letterId(normalizeSource(source));

export function test(): Promise<void> {
  return onEachStore(sendToAll);
}

async function sendToAll({ name, settings }: Stored): Promise<void> {
  await using box = await openLetterBox();
  const database = await settings();
  const env = { ...database, SMTP_URL: box.url, NEWSLETTER_PER_MINUTE: String(perMinute) };
  await using site = await startSite(env);
  const store = await openStore({ DATA_DIR: site.dataDir, ...database });
  await seedReaders(store, readers);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-letter-'));
  const file = path.join(folder, 'letter.md');
  writeFileSync(file, source);
  const argv = ['newsletter', 'send', file, '--yes', '--json'];
  const settingsOfSite = { ...env, DATA_DIR: site.dataDir };

  const cutOff = await killWhileQueueing(store, argv, settingsOfSite);
  const began = Date.now();
  const again = await agencyProcess(argv, settingsOfSite);
  const third = await agencyProcess(argv, settingsOfSite);
  const rows = await countRows(store);
  report(
    `newsletter queued, killed and queued again, ${name}`,
    cutOff > 0 && cutOff < readers && rows === readers && third.code === 0,
    `${cutOff} of ${readers} rows at the kill, then ${queued(again)} and ${queued(third)} added: ${rows} in all, in ${Date.now() - began} ms`,
  );

  const left = await unsubscribeSome(site, store);
  const leads = await postLeadsMeanwhile(site, box);
  await waitUntil(async () => (await countRows(store, 'waiting')) === 0, 180);
  const seconds = Math.round((Date.now() - began) / 1000);
  reportDeliveries(name, box, { readers, left, seconds, perMinute });
  const slowest = Math.max(...leads);
  report(
    `leads meanwhile, ${name}`,
    leads.length > 5 && slowest < 5_000,
    `${leads.length} came, the slowest after ${slowest} ms`,
  );
  await reportStatus(name, site, store, settingsOfSite, box);
  await store.close();
  rmSync(folder, { recursive: true });
}

async function killWhileQueueing(
  store: Store,
  argv: string[],
  env: Record<string, string>,
): Promise<number> {
  const command = spawn(process.execPath, ['cli/agency.mjs', ...argv], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const exited = once(command, 'exit');
  while (command.exitCode === null && (await countRows(store)) < readers / 4) await wait(1);
  command.kill('SIGKILL');
  await exited;
  return countRows(store);
}

async function unsubscribeSome(site: Site, store: Store): Promise<Map<string, number>> {
  const some = await store.db
    .selectFrom('subscribers')
    .innerJoin('outbox', 'outbox.subject_id', 'subscribers.id')
    .select(['subscribers.email', 'subscribers.token'])
    .where('attempts', '=', 0)
    .orderBy('subscribers.consent_at', 'desc')
    .limit(leaving)
    .execute();
  const left = new Map<string, number>();
  await inParallel(some.length, 4, async (number) => {
    const { email = '', token = '' } = some[number] ?? {};
    const link = `${site.url}${routes.unsubscribeApi}?token=${token}`;
    if ((await fetch(link, { method: 'POST' })).ok) left.set(email, Date.now());
  });
  return left;
}

/** Kills the server twice meanwhile. @returns the leads' delivery times in ms */
async function postLeadsMeanwhile(site: Site, box: LetterBox): Promise<number[]> {
  const took: number[] = [];
  for (const part of [0.3, 0.6, 0.95]) {
    let isTime = false;
    const visitor = (async () => {
      while (!isTime) {
        const mark = `letter-${took.length}`;
        if ((await postLead(site.url, mark)) === 200) took.push(await box.waitForLead(mark));
        await wait(500);
      }
    })();
    await waitUntil(() => box.letters.size >= part * readers, 300);
    isTime = true;
    // Before the kill: a lead in flight would wait for its lease.
    await visitor;
    if (part === 0.95) break;
    await site.kill();
    await site.start();
    await readHealth(site.url);
  }
  return took;
}

async function reportStatus(
  name: string,
  site: Site,
  store: Store,
  env: Record<string, string>,
  box: LetterBox,
) {
  const health = await readHealth(site.url);
  const status = JSON.parse((await agencyProcess(['newsletter', 'status', id, '--json'], env)).out);
  const [reader = '', letter] = [...box.letters].at(0) ?? [];
  const link = new URL(letter?.unsubscribeUrl ?? '');
  const answer = await fetch(`${site.url}${link.pathname}${link.search}`, { method: 'POST' });
  const { unsubscribed_at } = await store.db
    .selectFrom('subscribers')
    .select('unsubscribed_at')
    .where('email', '=', reader)
    .executeTakeFirstOrThrow();
  const { state, sent, waiting, refused, withdrawn } = status;
  report(
    `newsletter afterwards, ${name}`,
    health.status === 200 &&
      state === 'sent' &&
      sent + refused + withdrawn === readers &&
      refused === box.refused.size &&
      unsubscribed_at !== null,
    `status "${state}", ${sent} sent, ${waiting} waiting, ${refused} refused, ${withdrawn} withdrawn; health ${health.status}; the link of the letter answers ${answer.status}`,
  );
}

async function countRows({ db }: Store, which?: 'waiting'): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .where('letter_id', '=', id)
    .$if(which === 'waiting', (query) =>
      query.where('sent_at', 'is', null).where('failed_at', 'is', null),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function queued({ out }: Ran): number {
  return JSON.parse(out).queued;
}
