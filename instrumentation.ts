/**
 * Runs once when a server starts: checks the settings, settles whose word on addresses counts, then
 * starts the delivery of mail.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  const { trustProxies } = await import('@/lib/client-address');
  const { startDelivery } = await import('@/lib/outbox/start-delivery');
  trustProxies(env().TRUSTED_PROXIES);
  startDelivery();
}
