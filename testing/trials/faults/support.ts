import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { routes } from '#lib/routes.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import type { openReceiver } from '#testing/webhook-receiver.ts';

/** `settings` create a new, empty database. */
export type Stored = { name: string; settings(): Promise<Record<string, string>> };

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

/** @returns the status, or 0 if the connection broke */
export async function postLead(url: string, mark: string): Promise<number> {
  try {
    const response = await fetch(url + routes.contactsApi, {
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

export async function waitUntil(isTrue: () => unknown, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

export function markIn(message: string): string | undefined {
  return /mark=([^;]+);/.exec(message)?.[1];
}

/** How often each mark arrived, and under which Message-IDs. */
export function tally(mails: readonly Email[]) {
  const found = new Map<string, { times: number; ids: Set<string | undefined> }>();
  for (const { text = '', messageId } of mails) {
    const mark = markIn(text) ?? '';
    const { times, ids } = found.get(mark) ?? { times: 0, ids: new Set<string | undefined>() };
    found.set(mark, { times: times + 1, ids: ids.add(messageId) });
  }
  return found;
}

type Health = { status: number; mail?: string; store?: string; trouble?: { kind: string }[] };

export async function readHealth(url: string): Promise<Health> {
  const response = await fetch(url + routes.healthApi);
  return { status: response.status, ...(await response.json()) };
}

export function alertStates({ received }: Awaited<ReturnType<typeof openReceiver>>): string {
  return received.map(({ body }) => JSON.parse(body).state).join(', ');
}

export class StatusCounts extends Map<number | string, number> {
  add(status: number | string): void {
    this.set(status, (this.get(status) ?? 0) + 1);
  }
  override toString(): string {
    return JSON.stringify(Object.fromEntries(this));
  }
}

/** Seconds since a `Date.now()`, to a tenth. */
export function secondsSince(began: number): string {
  return ((Date.now() - began) / 1000).toFixed(1);
}

/** Resident memory; 0 where there is no /proc. */
export function memoryMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
