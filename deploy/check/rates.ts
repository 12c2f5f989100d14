import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { report } from '@/testing/checks';
import type { Site } from '@/testing/site';
import type { Nginx } from './nginx';

const rounds = 3;

/** The home page through nginx, from a bare nginx, and from the site alone. Skipped without wrk. */
export function checkRates(nginx: Nginx, site: Site): void {
  if (spawnSync('wrk', ['--version']).error) {
    console.info('wrk is not installed: no rates.');
    return;
  }
  mkdirSync(`${nginx.folder}/bare`);
  for (const ending of ['', '.gz']) {
    copyFileSync(`dist/public/index.html${ending}`, `${nginx.folder}/bare/home${ending}`);
  }
  const addresses = {
    nginx: `http://127.0.0.1:${nginx.ports.plain}/`,
    bare: `http://127.0.0.1:${nginx.ports.bare}/home`,
    alone: `${site.url}/`,
  };
  const names = ['nginx', 'bare', 'alone'] as const;
  const rates: Record<(typeof names)[number], number[]> = { nginx: [], bare: [], alone: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name].push(rate(addresses[name]));
  }
  const median = (list: number[]) => list.toSorted((one, other) => one - other)[1] ?? 0;
  const share = median(rates.nginx) / median(rates.bare);
  const list = (name: (typeof names)[number]) =>
    `${median(rates[name])} (${rates[name].join(', ')})`;
  report(
    'home, gzip, requests a second: at least half of what nginx alone does',
    share >= 0.5,
    `${list('nginx')}; bare nginx ${list('bare')}: ${Math.round(share * 100)} %; the site alone ${list('alone')}`,
  );
}

function rate(address: string): number {
  const headers = ['-H', 'Host: example.com', '-H', 'Accept-Encoding: gzip'];
  const { stdout } = spawnSync('wrk', ['-t2', '-c32', '-d5s', ...headers, address], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
}
