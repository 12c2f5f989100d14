import { report } from '@/testing/checks';
import { talk } from './ask';
import type { Nginx } from './nginx';

/** nginx closes the connection at its deadline, without an answer. */
export async function checkSlowHeader(nginx: Nginx, deadline: number): Promise<void> {
  const { status, seconds } = await talk(
    nginx.ports.plain,
    'GET / HTTP/1.1\r\nHost: example.com\r\n',
    'X-Slow: 1\r\n',
  );
  report(
    'a slow header',
    status === 0 && seconds >= deadline - 1 && seconds < deadline + 5,
    `closed after ${seconds.toFixed(1)} s`,
  );
}

export async function checkSlowBodies(nginx: Nginx): Promise<void> {
  const head =
    'POST /api/contacts HTTP/1.1\r\nHost: example.com\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const [drops, nothing] = await Promise.all([
    talk(nginx.ports.plain, head, ' '),
    talk(nginx.ports.plain, head),
  ]);
  report(
    'a slow body, or none',
    drops.status === 408 && nothing.status === 408,
    `${drops.status} after ${drops.seconds.toFixed(1)} s, ${nothing.status} after ${nothing.seconds.toFixed(1)} s`,
  );
}
