import { log } from '#lib/base/log.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { servedInstead } from '#lib/publishing/served-words.ts';
import { type MailHealth, readMailHealth } from './mail-health.ts';
import { probeWriting } from './probe.ts';

type StoreReport = { store: 'ok'; pages?: 'older' | 'partly' | undefined } & MailHealth;

/** What monitors read at `/api/health`. */
export type Report = { store: 'unreachable' | 'unwritable' } | StoreReport;

export async function readReport(): Promise<Report> {
  const store = await getStore().catch((error) => {
    log.error('health: the store cannot be reached', { error });
  });
  if (!store) return { store: 'unreachable' };
  return readStore(store).catch((error) => {
    log.error('health: the store cannot be written', { error });
    return { store: 'unwritable' } as const;
  });
}

/** @throws where it cannot be read or written */
export async function readStore(store: Store): Promise<StoreReport> {
  const now = Date.now();
  await probeWriting(store, now);
  const pages = await servedInstead(store);
  return { store: 'ok', pages, ...(await readMailHealth(store, now)) };
}
