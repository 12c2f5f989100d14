// `npm run bench [weights|pages|calls …]`: page weights and request rates beside an empty Next app built
// in the same run. Compare figures within one run only.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import autocannon, { type Options, type Result } from 'autocannon';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { type Site, startSite } from '#testing/site.ts';
import { weigh } from '#testing/weigh.ts';
import { findBrowser } from '#tools/browser.ts';
import { build } from '#tools/steps.ts';
import { buildBareApp } from './bare-app.ts';

const seconds = 3;
const rounds = 3;
const barePort = 3990;

await build();
console.info('Building the bare app…');
const bare = await buildBareApp();
const next = ['node_modules/next/dist/bin/next', 'start', '-p', String(barePort)];
const bareServer = spawn(process.execPath, next, { cwd: bare.folder, stdio: 'ignore' });
const bareUrl = `http://127.0.0.1:${barePort}`;
while (!(await fetch(bareUrl).catch(() => undefined))) await wait(200);

const site = await startSite();
try {
  if (wanted('weights')) await weights();
  if (wanted('pages')) await pageRates();
  if (wanted('calls')) {
    await callRates('SQLite', site);
    await callRatesOnPostgres();
  }
} finally {
  await site.dispose();
  bareServer.kill();
  bare.remove();
}

function wanted(part: string): boolean {
  const named = process.argv.slice(2);
  return named.length === 0 || named.includes(part);
}

async function weights() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const rows = [];
  const pages: [string, string][] = [
    ['bare', bareUrl],
    ...budgetedPages.map(([path]): [string, string] => [path, site.url + path]),
  ];
  for (const [name, url] of pages) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const { foreign: _, requests, elements, ...bytes } = await weigh(page, url);
    await page.close();
    const kib = Object.entries(bytes).map(([kind, size]) => [kind, (size / 1024).toFixed(1)]);
    rows.push({ page: name, ...Object.fromEntries(kib), requests, elements });
  }
  await browser.close();
  console.info('\nA cold load, KiB on the wire by type');
  console.table(rows);
}

async function pageRates() {
  const rows = [];
  for (const coding of ['gzip', 'identity']) {
    const headers = { 'accept-encoding': coding };
    const [site32, bare32] = await inTurns(
      { url: site.url, headers, connections: 32 },
      { url: bareUrl, headers, connections: 32 },
    );
    rows.push({ coding, ...compared(site32, bare32) });
  }
  console.info('\nHome page, requests a second');
  console.table(rows);
  console.info(`Memory of the site's process after it: ${memoryMb(site.pid())} MB`);
}

async function callRates(store: string, { url, pid }: Site) {
  const rows = [];
  for (const connections of [1, 32, 256]) {
    const [ours, empty] = await inTurns(
      { ...lead(`${url}/api/contacts`), connections },
      { ...lead(`${bareUrl}/api/empty`), connections },
    );
    rows.push({ call: 'contacts', connections, ...compared(ours, empty) });
    const [subscription] = await inTurns({ ...subscriber(`${url}/api/newsletter`), connections });
    rows.push({ call: 'newsletter', connections, ...compared(subscription, empty) });
  }
  console.info(`\nCalls on ${store} (durable commit), requests a second`);
  console.table(rows);
  console.info(`Memory of the site's process after them: ${memoryMb(pid())} MB`);
}

async function callRatesOnPostgres() {
  if (!findPostgres()) return;
  using postgres = await openPostgres();
  await using onPostgres = await startSite({ DATABASE_URL: postgres.url });
  await callRates('PostgreSQL', onPostgres);
}

/** Each body has a unique id: the site stores a repeated message once. */
function post(url: string, body: object) {
  return {
    url,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    idReplacement: true,
  };
}

function lead(url: string) {
  return post(url, {
    name: 'Visitor',
    email: 'visitor@example.com',
    phone: '',
    message: 'A shop. [<id>]',
  });
}

function subscriber(url: string) {
  return post(url, { email: '[<id>]@example.com' });
}

async function inTurns(...loads: Options[]): Promise<Result[][]> {
  const results = loads.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, load] of loads.entries()) {
      results[index]?.push(await autocannon({ ...load, duration: seconds }));
    }
  }
  return results;
}

function compared(ours: Result[] = [], theirs: Result[] = []) {
  const rate = (result: Result | undefined) => result?.requests.average ?? Number.NaN;
  return {
    site: Math.round(median(ours.map(rate))),
    bare: Math.round(median(theirs.map(rate))),
    ratio: median(ours.map((result, round) => rate(result) / rate(theirs[round]))).toFixed(2),
    'site p99, ms': median(ours.map(({ latency }) => latency.p99)),
    'not 2xx': ours.reduce((sum, result) => sum + result.non2xx + result.errors, 0),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Resident memory, from Linux's /proc. */
function memoryMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
