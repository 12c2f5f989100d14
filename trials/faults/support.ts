import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { findPostgres, openPostgres } from '@/testing/postgres';

/** A kind of store; `settings` name a new, empty one. */
export type Stored = { name: string; settings(): Promise<Record<string, string>> };

/** Runs a trial on SQLite and, where it is installed, on PostgreSQL. */
export async function onEachStore(trial: (store: Stored) => Promise<void>): Promise<void> {
  await trial({ name: 'SQLite', settings: async () => ({}) });
  const bin = findPostgres();
  if (!bin) return;
  using postgres = await openPostgres(bin);
  await trial({ name: 'PostgreSQL', settings: () => newDatabase(postgres.url) });
}

let databases = 0;

async function newDatabase(server: string): Promise<Record<string, string>> {
  databases += 1;
  const name = `trial_${databases}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { DATABASE_URL: new URL(`/${name}`, server).href };
}

/** Posts a lead with a mark. @returns the status; 0 where the process was killed meanwhile */
export async function postLead(url: string, mark: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Visitor',
        email: `visitor.${mark}@example.com`,
        phone: '+92 300 1234567',
        message: `A shop, please. mark=${mark};`,
      }),
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Polls a condition. @returns false once the time is up */
export async function waitUntil(isTrue: () => unknown, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

/** How often each mark arrived, and under which Message-IDs. */
export function tally(mails: readonly Email[]) {
  const found = new Map<string, { times: number; ids: Set<string | undefined> }>();
  for (const { text = '', messageId } of mails) {
    const mark = /mark=([^;]+);/.exec(text)?.[1] ?? '';
    const { times, ids } = found.get(mark) ?? { times: 0, ids: new Set<string | undefined>() };
    found.set(mark, { times: times + 1, ids: ids.add(messageId) });
  }
  return found;
}

/** Memory of a process in MB (Linux), or 0 where the system does not say. */
export function memory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
