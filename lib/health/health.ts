import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { isPlaceholder, mailboxes } from '@/lib/site';
import { probeWriting } from '@/lib/store/probe';
import { getStore, type Store } from '@/lib/store/store';
import { type MailHealth, readMailHealth } from './mail-health';

/** A look writes, so its result answers all who ask within this time, in ms. */
const lookPause = 100;

export type Health = { store: 'unreachable' | 'unwritable' } | ({ store: 'ok' } & MailHealth);

/**
 * Answers `GET /api/health` for a monitor: counts and ages, no personal data. 200 where a message that a
 * visitor sent now would be stored and mailed; 503 where it would not, or where one waits that should
 * have been mailed.
 */
export async function answerHealth(): Promise<Response> {
  const health = await look();
  return Response.json(health, {
    status: isWell(health) ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

export function isWell(health: Health): boolean {
  if (health.store !== 'ok') return false;
  if (health.mail === 'folder') return isTrial();
  return health.mail === 'ok' || health.mail === 'retrying';
}

/** A site without any setting of its own: mail in the folder is what is wanted. */
function isTrial(): boolean {
  if (!isPlaceholder(mailboxes().to)) return false;
  const { SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO } = env();
  const settings = [SMTP_URL, SITE_URL, AGENCY_EMAIL, MAIL_TO, ALERT_URL, ALERT_MAIL_TO];
  return settings.every((one) => one === undefined);
}

let latest: { ended: number; health: Promise<Health> } | undefined;

export function look(): Promise<Health> {
  if (latest && performance.now() - latest.ended <= lookPause) return latest.health;
  // One look at a time: until it ends, all who ask wait for it.
  const look = { ended: Number.POSITIVE_INFINITY, health: examine() };
  latest = look;
  return look.health.finally(() => {
    look.ended = performance.now();
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
    return { store: 'ok', ...(await readMailHealth(store, Date.now())) };
  } catch (error) {
    log.error('health: the store cannot be written', { error });
    return { store: 'unwritable' };
  }
}
