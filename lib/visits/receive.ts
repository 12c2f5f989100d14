import { isbot } from 'isbot';
import { day } from '#lib/shared/zone-clock.ts';
import { clientOf } from '#lib/submissions/client-address.ts';
import { readBody } from '#lib/submissions/read-body.ts';
import { isSameOrigin } from '#lib/submissions/same-origin.ts';

/** Takes what a browser reports of a page of this site, unless a program sent it. */
export async function receiveReport(
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

/** What a list of them takes is a few MB; strangers beyond it are not counted that day. */
const mostClients = 50_000;

type DailyLimit = (request: Request) => boolean;

/**
 * Whether a client has had its calls of this day (UTC). In the memory of this instance, for a day at most:
 * a limit by minutes would let one address count a week's visits in a day.
 */
export function dailyLimit(most: () => number): DailyLimit {
  let today = 0;
  const calls = new Map<string, number>();
  return (request) => {
    const date = Math.floor(Date.now() / day);
    if (date !== today) calls.clear();
    today = date;
    const client = clientOf(request) ?? '';
    const before = calls.get(client);
    if (before === undefined && calls.size >= mostClients) return true;
    calls.set(client, (before ?? 0) + 1);
    return (before ?? 0) >= most();
  };
}
