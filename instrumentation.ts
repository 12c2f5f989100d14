/** Runs in every process of Next, whoever has started it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { host } = await import('#lib/base/host.ts');
  if (host.kind !== 'pages') {
    const { startDelivery } = await import('#server/start-delivery.ts');
    startDelivery();
  }
  if (host.kind !== 'server') {
    const { env } = await import('#lib/base/env.ts');
    const { prepareRequests } = await import('#lib/http/next-requests.ts');
    prepareRequests(env().TRUSTED_PROXIES);
  }
}
