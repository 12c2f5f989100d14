/**
 * Runs once when Next starts, in whatever process. The delivery of mail waits for the one that serves
 * the site to say so (server/serve.ts); in development that is Next itself.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { outbox } = await import('@/lib/outbox/signal');
  const { startDelivery } = await import('@/lib/outbox/start-delivery');
  if (process.env.NODE_ENV === 'development') outbox.serving.resolve();
  outbox.serving.promise.then(startDelivery);
}
