import { log } from '#lib/base/log.ts';
import { getStore } from '#lib/database/store.ts';
import type { Check } from './check.ts';
import { checkMailSettings } from './mail-settings.ts';
import { database, lookAt } from './quick-checks.ts';

/** A check writes to the store, so its result is reused this long. */
const maxAge = 100; // ms

/**
 * Answers `GET /api/health`, without personal data: 200 where a visitor's message would now be stored and
 * mailed, 503 where it would not, or where one waits that should have been mailed.
 */
export async function answerHealth(): Promise<Response> {
  const { checks, ...rest } = await checkHealth();
  const isAbout = ({ alerts }: Check) => alerts === 'store' || alerts === 'mail';
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  const ofMail = ['mail queue', 'mail server', 'inbox of the leads'].map((name) => states[name]);
  const mail = ofMail.includes('failed') ? 'failed' : ofMail[0];
  return Response.json(
    // What monitors read of 1.1.0 comes first.
    { store: states.database, mail, checks: states, ...rest },
    {
      status: checks.some((one) => one.state === 'failed' && isAbout(one)) ? 503 : 200,
      headers: { 'Cache-Control': 'no-store' },
    },
  );
}

type Health = Partial<Awaited<ReturnType<typeof lookAt>>> & { checks: Check[] };

let latest: { ended: number; health: Promise<Health> } | undefined;

/** As it is now, by the quick checks. */
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
  const found: Health = await getStore()
    .then(lookAt)
    .catch((error) => {
      log.error('health: the store cannot be reached or written', { error });
      return {
        checks: [
          database.failed('It cannot be reached or written: visitors are told to try again'),
        ],
      };
    });
  return { ...found, checks: [...found.checks, ...checkMailSettings()] };
}
