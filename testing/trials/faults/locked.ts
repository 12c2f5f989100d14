// Another program holds the write lock of the embedded database: pages go on, messages wait.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { report } from '#testing/checks.ts';
import { type Site, startSite } from '#testing/site.ts';
import { markIn, postLead, waitUntil } from './support.ts';

export async function test(): Promise<void> {
  for (const { seconds, expected } of [
    { seconds: 3, expected: 200 },
    { seconds: 8, expected: 503 },
  ]) {
    await using site = await startSite();
    const file = path.join(site.dataDir, 'site.sqlite');
    const taken: string[] = [];
    const post = async (mark: string) => {
      const status = await postLead(site.url, mark);
      if (status === 200) taken.push(mark);
      return status;
    };
    await post('before');
    const usual = await latencies(site, wait(1_000));
    const { released } = await lock(file, seconds);
    const posting = Promise.all([1, 2, 3, 4, 5].map((number) => post(`during-${number}`)));
    const during = await latencies(site, released);
    const statuses = await posting;
    const again = await waitUntil(async () => (await post('after')) === 200, 10);
    const kept = new Set(marksIn(file));
    const lost = taken.filter((mark) => !kept.has(mark));
    report(
      `write lock held for ${seconds} s`,
      p99(during) < 100 &&
        statuses.every((status) => status === expected) &&
        again &&
        lost.length === 0,
      `posts ${statuses.join(' ')}, ${taken.length} acknowledged, ${lost.length} of them lost; ` +
        `${during.length} pages at p99 ${p99(during)} ms, slowest ${Math.max(...during)} ms (before: ${p99(usual)} ms)`,
    );
  }
}

async function lock(file: string, seconds: number) {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(${JSON.stringify(file)}).exec('BEGIN IMMEDIATE');
    console.log('held');
    setTimeout(process.exit, ${seconds * 1000});`;
  const holder = spawn(process.execPath, ['--no-warnings', '--eval', program]);
  const released = once(holder, 'exit');
  await once(holder.stdout, 'data');
  return { released };
}

async function latencies(site: Site, end: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${site.url}/about`)).arrayBuffer();
    took.push(Math.ceil(performance.now() - began));
    await wait(5);
  }
  return took;
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}

function marksIn(file: string): (string | undefined)[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT message FROM leads').all();
  database.close();
  return rows.map(({ message }) => markIn(String(message)));
}
