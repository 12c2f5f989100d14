import type { Check } from './check.ts';
import { checkMailSettings } from './mail-settings.ts';
import { checkReport } from './watching/quick-checks.ts';
import { type Report, readReport } from './watching/report.ts';

/** A check writes to the store, so its result is reused this long. */
const maxAge = 100; // ms

/**
 * Answers `GET /api/health`, without personal data: 200 where a visitor's message would now be stored and
 * mailed, 503 where it would not, or where one waits that should have been mailed.
 */
export async function answerHealth(): Promise<Response> {
  const { report, checks } = await checkHealth();
  const isAbout = ({ alerts }: Check) => alerts === 'store' || alerts === 'mail';
  return Response.json(report, {
    status: checks.some((one) => one.state === 'failed' && isAbout(one)) ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}

type Health = { report: Report; checks: Check[] };

let latest: { ended: number; health: Promise<Health> } | undefined;

/** As it is now: what monitors read, and the checks that tell it to people. */
export function checkHealth(): Promise<Health> {
  if (latest && performance.now() - latest.ended <= maxAge) return latest.health;
  // One check at a time: meanwhile, all callers wait for it.
  const check = { ended: Number.POSITIVE_INFINITY, health: examine() };
  latest = check;
  return check.health.finally(() => {
    check.ended = performance.now();
  });
}

async function examine(): Promise<Health> {
  const report = await readReport();
  return { report, checks: [...checkReport(report), ...checkMailSettings()] };
}
