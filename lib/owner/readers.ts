import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import type { Store } from '#lib/store/store.ts';
import { listSubscribers } from '#lib/store/subscribers.ts';

export const readerColumns = [
  'email',
  'consent_at',
  'consent_page',
  'policy_date',
  'unsubscribe_url',
] as const;

/** The newsletter's readers, for another program that sends mail. */
export async function exportReaders(store: Store) {
  const readers = await listSubscribers(store);
  return readers.map(({ email, consent_at, consent_page, policy_date, token }) => ({
    email,
    consent_at: new Date(consent_at).toISOString(),
    consent_page,
    policy_date,
    unsubscribe_url: `${content().site.url}${routes.unsubscribeApi}?token=${token}`,
  }));
}
