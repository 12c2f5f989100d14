import { isbot } from 'isbot';
import { clientOf } from '#lib/submissions/client-address.ts';
import type { clientLimit } from '#lib/submissions/client-limit.ts';
import { readBody } from '#lib/submissions/read-body.ts';
import { isSameOrigin } from '#lib/submissions/same-origin.ts';

export type Reporter = { client: string; browser: string };

/**
 * Takes what a browser reports of a page of this site, unless a program sent it.
 *
 * @param limit by the day: one by minutes would let one address count a week's visits in a day
 */
export async function receiveReport(
  request: Request,
  limit: ReturnType<typeof clientLimit>,
  count: (value: unknown, reporter: Reporter) => void,
): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403);
  const client = clientOf(request) ?? '';
  if (limit(client) > 0) return answer(429);
  const body = await readBody(request);
  if (!body.ok) return answer(body.status);
  const browser = request.headers.get('user-agent');
  if (browser && !isbot(browser)) count(body.value, { client, browser });
  return answer(204);
}

const answer = (status: number) => new Response(null, { status });
