// 100,000 requests at 64 connections, pages and posts: no 5xx, and memory does not grow.
import { Agent, request } from 'node:http';
import { inParallel, report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { memoryMb, StatusCounts } from './support.ts';

const requests = 100_000;
const connections = 64;

export async function test(): Promise<void> {
  await using site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new StatusCounts();
  const paths = ['/thank-you', '/about', '/robots.txt', '/api/health', '/no-such-page'];
  const work = async (number: number) => {
    const path = number % 10 === 0 ? undefined : paths[number % paths.length];
    statuses.add(await ask(agent, site.url, path, number));
  };
  const memories: number[] = [];
  const began = Date.now();
  for (let part = 0; part < 5; part += 1) {
    await inParallel(requests / 5, connections, (number) => work(part * 20_000 + number));
    memories.push(memoryMb(site.pid()));
  }
  const rate = Math.round((requests * 1000) / (Date.now() - began));
  const well = [...statuses.keys()].every((status) => Number(status) > 0 && Number(status) < 500);
  const isFlat = (memories[4] ?? 0) < (memories[1] ?? 0) * 1.3;
  report(
    '100,000 requests at 64 connections',
    well && isFlat,
    `${rate}/s, answers ${statuses}, memory after each fifth ${memories.join(', ')} MB`,
  );
  agent.destroy();
}

function ask(agent: Agent, url: string, path: string | undefined, number: number): Promise<number> {
  const headers = path ? {} : { 'content-type': 'application/json' };
  const method = path ? 'GET' : 'POST';
  return new Promise((resolve) => {
    const sent = request(
      url + (path ?? '/api/contacts'),
      { agent, method, headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
      },
    );
    sent.on('error', () => resolve(0));
    const email = `load.${number}@example.com`;
    sent.end(
      path ? '' : JSON.stringify({ name: 'V', email, phone: '', message: `Load ${number}` }),
    );
  });
}
