/** Runs in every process of Next. Mail is delivered only once server/serve.ts serves, or in development. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { outbox } = await import('#lib/outbox/control.ts');
  const { startDelivery } = await import('#lib/outbox/start-delivery.ts');
  if (process.env.NODE_ENV === 'development') outbox.serving.resolve();
  outbox.serving.promise.then(startDelivery);
}
