import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { servedInstead } from '#lib/publishing/served-words.ts';
import { type MailHealth, readMailHealth } from './watching/mail-health.ts';
import { probeWriting } from './watching/probe.ts';

/** A check writes to the store, so its result is reused this long. */
const maxAge = 100; // ms

export type Health =
  | { store: 'unreachable' | 'unwritable' }
  | ({ store: 'ok'; pages?: 'older' | 'partly' | undefined } & MailHealth);

/**
 * Answers `GET /api/health`, without personal data: 200 where a visitor's message would now be stored and
 * mailed, 503 where it would not, or where one waits that should have been mailed.
 */
export async function answerHealth(): Promise<Response> {
  const health = await checkHealth();
  return Response.json(health, {
    status: isHealthy(health) ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

export function isHealthy(health: Health): boolean {
  if (health.store !== 'ok') return false;
  if (health.mail === 'folder') return isTrial();
  return health.mail === 'ok' || health.mail === 'retrying';
}

/** Without any setting of its own, mail in the folder is what is wanted. */
function isTrial(): boolean {
  if (!isPlaceholder(mailboxes().to)) return false;
  const { SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO } = env();
  const settings = [SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO];
  return settings.every((one) => one === undefined);
}

let latest: { ended: number; health: Promise<Health> } | undefined;

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
  let store: Store;
  try {
    store = await getStore();
  } catch (error) {
    log.error('health: the store cannot be reached', { error });
    return { store: 'unreachable' };
  }
  try {
    await probeWriting(store, Date.now());
    const pages = await servedInstead(store);
    return { store: 'ok', pages, ...(await readMailHealth(store, Date.now())) };
  } catch (error) {
    log.error('health: the store cannot be written', { error });
    return { store: 'unwritable' };
  }
}
