import { isbot } from 'isbot';
import { z } from 'zod';
import { type SpeedName, speedNames } from '#lib/shared/beacon.ts';
import type { Counter } from '#lib/store/counters.ts';
import { countUp } from '#lib/store/counting.ts';
import { readBody } from '#lib/submissions/read-body.ts';
import { isSameOrigin } from '#lib/submissions/same-origin.ts';
import { sourceSchema } from '#lib/submissions/visit-source.ts';
import { dateOf, mondayOf } from '#lib/weeks.ts';
import { exceedsDay } from './daily-limit.ts';
import { pageKind } from './page-kind.ts';
import { campaignName, siteName } from './source-names.ts';
import { engineOf, scales, speedKey } from './speed.ts';

/** Counts what a browser reports of a page, without anything that tells one visitor from another. */
export async function receiveBeacon(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403);
  if (exceedsDay(request, Date.now())) return answer(429);
  const body = await readBody(request);
  if (!body.ok) return answer(body.status);
  const browser = request.headers.get('user-agent');
  const parsed = beacon.safeParse(body.value);
  if (parsed.success && browser && !isbot(browser)) {
    const date = dateOf(Date.now());
    const week = mondayOf(date);
    const counted = [...viewCounters(parsed.data, date), ...speedCounters(parsed.data, browser)];
    countUp(counted.map((one) => ({ week, ...one })));
  }
  return answer(204);
}

const answer = (status: number) => new Response(null, { status });

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
    LCP: speed('LCP'),
    INP: speed('INP'),
    CLS: speed('CLS'),
  })
  .and(sourceSchema.partial());

type Beacon = z.output<typeof beacon>;
type Named = Pick<Counter, 'kind' | 'key'>;

function viewCounters({ page, seen, ...source }: Beacon, date: string): Named[] {
  if (!seen || !pageKind(page)) return [];
  const campaign = campaignName(source);
  const visit: Named[] = [
    { kind: 'visit', key: page },
    { kind: 'day', key: date },
    { kind: 'site', key: siteName(source) },
    ...(campaign ? [{ kind: 'campaign', key: campaign } as const] : []),
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
