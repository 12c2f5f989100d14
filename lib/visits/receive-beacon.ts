import { isbot } from 'isbot';
import { z } from 'zod';
import { env } from '#lib/base/env.ts';
import { day } from '#lib/base/zone-clock.ts';
import { dateOf, mondayOf } from '#lib/content/weeks.ts';
import { clientOf } from '#lib/http/client-address.ts';
import { clientLimit } from '#lib/http/client-limit.ts';
import { readBody } from '#lib/http/read-body.ts';
import { isSameOrigin } from '#lib/http/same-origin.ts';
import { sourceSchema } from '#lib/leads/visit-source.ts';
import { pageKind } from '#lib/site/page-list.ts';
import { type SpeedName, speedNames, ways } from './beacon.ts';
import { type Counter, campaignName, siteName } from './counters.ts';
import { countUp } from './counting.ts';
import { engineOf, scales, speedKey } from './speed.ts';

// By the day: by minutes, one address could count a week's visits in a day. A view has a second call, for its speed.
const calls = clientLimit(() => 2 * env().RATE_LIMIT_VISITS, day);

/** Counts what a browser reports of a page, without anything that tells one visitor from another. */
export async function receiveBeacon(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403);
  const client = clientOf(request) ?? '';
  if (calls(client) > 0) return answer(429);
  const body = await readBody(request);
  if (!body.ok) return answer(body.status);
  const browser = request.headers.get('user-agent');
  if (browser && !isbot(browser)) count(body.value, client, browser);
  return answer(204);
}

const answer = (status: number) => new Response(null, { status });

function count(value: unknown, client: string, browser: string): void {
  const { data } = beacon.safeParse(value);
  if (!data) return;
  const date = dateOf(Date.now());
  const of = (day: string) => (one: Named) => ({ day, ...one });
  const speeds = speedCounters(data, browser).map(of(mondayOf(date)));
  countUp(client, [...viewCounters(data, date).map(of(date)), ...speeds]);
}

/** An empty text would be a 0. */
const speed = (name: SpeedName) =>
  z
    .string()
    .regex(/\d/)
    .pipe(z.coerce.number<string>().min(0).max(scales[name].most))
    .optional()
    .catch(undefined);

const beacon = z
  .object({
    page: z.string(),
    seen: z.enum(['visit', 'view']).optional(),
    pressed: z.enum(Object.keys(ways) as (keyof typeof ways)[]).optional(),
    LCP: speed('LCP'),
    INP: speed('INP'),
    CLS: speed('CLS'),
  })
  .and(sourceSchema.partial());

type Beacon = z.output<typeof beacon>;
type Named = Pick<Counter, 'kind' | 'key'>;

function viewCounters({ page, seen, pressed, ...source }: Beacon, date: string): Named[] {
  if (!pageKind(page)) return [];
  const campaign = campaignName(source);
  const broughtBy = <By extends string>(by: By) =>
    [['site', siteName(source)] as const, ['campaign', campaign] as const]
      .filter(([what]) => what === 'site' || campaign)
      .map(([what, key]) => ({ kind: `${by}${what}` as const, key }));
  if (pressed) {
    const way = ways[pressed];
    return [{ kind: way, key: page }, ...broughtBy(`${way} by `)];
  }
  if (!seen) return [];
  const visit: Named[] = [
    { kind: 'visit', key: page },
    { kind: 'day', key: date },
    ...broughtBy(''),
  ];
  return [{ kind: 'view', key: page }, ...(seen === 'visit' ? visit : [])];
}

function speedCounters({ page, ...speeds }: Beacon, browser: string): Named[] {
  const [kind, engine] = [pageKind(page), engineOf(browser)];
  if (!kind || !engine) return [];
  return speedNames.flatMap((name) => {
    const value = speeds[name];
    return value === undefined ? [] : [{ kind: 'speed', key: speedKey(name, engine, kind, value) }];
  });
}
