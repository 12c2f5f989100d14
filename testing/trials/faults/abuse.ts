// Unknown addresses and huge, endless, slow and malformed bodies: what do they leave on disk and in memory?
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { inParallel, report } from '#testing/checks.ts';
import { startSite } from '#testing/site.ts';
import { memoryMb, StatusCounts } from './support.ts';

export async function test(): Promise<void> {
  await using site = await startSite();
  const files = () => readdirSync('.next', { recursive: true }).length;
  const statuses = new StatusCounts();
  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    await response.arrayBuffer();
    statuses.add(response.status);
  };

  await inParallel(200, 8, (number) => get(`/services/warm-${number}`));
  const [filesBefore, memoryBefore] = [files(), memoryMb(site.pid())];
  statuses.clear();
  const folders = ['services', 'industries', 'portfolio', 'nowhere'];
  await inParallel(2_000, 8, (number) => get(`/${folders[number % 4]}/unknown-${number}`));
  report(
    '2,000 unknown addresses',
    files() === filesBefore && statuses.get(404) === 2_000,
    `answers ${statuses}, ${files() - filesBefore} new files, memory ${memoryBefore} → ${memoryMb(site.pid())} MB`,
  );

  statuses.clear();
  const before = memoryMb(site.pid());
  const post = (body: BodyInit) =>
    fetch(`${site.url}/api/contacts`, asPost(body)).then(
      async (response) => {
        await response.arrayBuffer();
        statuses.add(response.status);
      },
      // The server hangs up on a sender that goes on after the answer.
      () => statuses.add('hung up'),
    );
  for (let number = 0; number < 3; number += 1) await post(Buffer.alloc(100 * 1024 * 1024, 'x'));
  for (let number = 0; number < 3; number += 1) await post(endless(100));
  for (const body of ['{', '[', '\0', '"', '{"a":'.repeat(10_000), Buffer.from([0xff, 0xfe])]) {
    await post(body);
  }
  const slow = await postByteBySecond(new URL(site.url));
  statuses.add(slow.status);
  const well = [...statuses.keys()].every((status) => typeof status === 'string' || status < 500);
  report(
    '100 MB, chunked, malformed and slow bodies',
    well && slow.status === 408,
    `answers ${statuses}, slow one ended after ${slow.seconds} s, memory ${before} → ${memoryMb(site.pid())} MB`,
  );
}

function asPost(body: BodyInit): RequestInit & { duplex: 'half' } {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  };
}

function endless(megabytes: number): ReadableStream {
  const piece = new Uint8Array(64 * 1024).fill(120);
  let left = megabytes * 16;
  return new ReadableStream({
    pull(controller) {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(piece);
    },
  });
}

function postByteBySecond({
  hostname,
  port,
  host,
}: URL): Promise<{ status: number; seconds: number }> {
  const began = Date.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/contacts HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
      );
    });
    const drip = setInterval(() => socket.write(' '), 1_000);
    let answer = '';
    const end = () => {
      clearInterval(drip);
      socket.destroy();
      const status = Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0);
      resolve({ status, seconds: Math.round((Date.now() - began) / 1000) });
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      end();
    });
    socket.on('close', end).on('error', end);
  });
}
