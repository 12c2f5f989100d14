import { isbot } from 'isbot';
import { readBody } from '#lib/submissions/read-body.ts';
import { isSameOrigin } from '#lib/submissions/same-origin.ts';
import type { DailyLimit } from './daily-limit.ts';

/** Takes what a browser reports of a page of this site, unless a program sent it. */
export async function receive(
  request: Request,
  exceedsDay: DailyLimit,
  count: (value: unknown, browser: string) => void,
): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403);
  if (exceedsDay(request)) return answer(429);
  const body = await readBody(request);
  if (!body.ok) return answer(body.status);
  const browser = request.headers.get('user-agent');
  if (browser && !isbot(browser)) count(body.value, browser);
  return answer(204);
}

const answer = (status: number) => new Response(null, { status });
