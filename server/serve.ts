// The production server: answers pages and files itself, and passes API calls to Next.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import next from 'next';
import { EnvError, env } from '#lib/base/env.ts';
import { host } from '#lib/base/host.ts';
import { log } from '#lib/base/log.ts';
import { maskSecrets } from '#lib/base/mask-secrets.ts';
import { startTasks } from '#lib/base/tasks.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { routes } from '#lib/content/routes.ts';
import { deskRoutes, nonceHeader } from '#lib/desk/desk-routes.ts';
import { running } from '#lib/post/control.ts';
import { followPublished } from '#lib/publishing/follow.ts';
import { createAnswer } from './answer.ts';
import { askMachine } from './ask-machine.ts';
import { checkStore, StartError } from './check-store.ts';
import { prepareClose } from './close.ts';
import { createAnswerDesk } from './desk.ts';
import { loadEnvFiles } from './env-files.ts';
import { limitBodies, uploadTimeout } from './limit-bodies.ts';
import { createAnswerCall, type Handler } from './pass-to-next.ts';

loadEnvFiles();
process.env.NEXT_TELEMETRY_DISABLED = '1';

const server = createServer({
  // In ms. Bodies have less, see limitBodies.
  requestTimeout: uploadTimeout,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  // Next would leave the sockets of upgrades open.
  shouldUpgradeCallback: () => false,
});
// For clients that do not read the answer.
server.setTimeout(120_000);

/** The first descriptor that systemd passes to a service (sd_listen_fds(3)). */
const passedSocket = 3;

limitBodies(server);
const closeConnections = prepareClose(server);
let ending = false;
let preparing: Promise<void> | undefined;

// A log that cannot be written must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// tools/start.ts waits for it.
await start().catch((error) => {
  const isForOwner = [StartError, EnvError, ContentError].some((kind) => error instanceof kind);
  console.error(isForOwner ? error.message : maskSecrets(inspect(error)));
  process.exit(1);
});

/** Listens before mail delivery starts: a process that cannot serve must not send. */
async function start(): Promise<void> {
  const { promise: handler, resolve: resolveHandler } = Promise.withResolvers<Handler>();
  const { HOST: hostname, PORT, TRUSTED_PROXIES: trustedProxies } = env();
  await checkStore(env());
  const followed = await followPublished(askMachine);
  if (!followed) throw new StartError('There is no build: run npm run build.');
  const { served, look: run } = followed;
  // How soon each instance sees a publication.
  startTasks({ name: 'serving what is published', every: 500, run });
  const answerCall = createAnswerCall(handler);
  const answerDesk = env().DESK === 'on' ? createAnswerDesk(handler) : undefined;
  server.on('request', createAnswer(served, answerCall, answerDesk));
  const port = await listen(PORT, hostname);
  if (ending) return;
  const app = next({ dev: false, hostname, port });
  host.kind = 'server';
  preparing = app.prepare();
  await preparing;
  const handle = app.getRequestHandler();
  resolveHandler({ handle, trustedProxies });
  await warmUp(handle).catch(() => undefined);
  console.info(`Ready on http://${hostname}:${port}`);
}

/** Next loads what answers calls and the desk once that is asked for: a quarter of a second, in which visitors wait. */
async function warmUp(handle: RequestListener): Promise<void> {
  await using inside = createServer(handle).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  for (const path of [deskRoutes.signIn, routes.contactsApi, deskRoutes.act('enter')]) {
    // What takes forms is only asked what else it takes: nobody has sent one.
    const method = path === deskRoutes.signIn ? 'GET' : 'OPTIONS';
    const signal = AbortSignal.timeout(10_000);
    const headers = { [nonceHeader]: 'x' };
    await (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, signal })).text();
  }
}

/**
 * Listens on the socket that systemd holds (deploy/site.socket), where there is one: what arrives during a
 * restart waits there. Else on the port. @returns the port
 *
 * @throws StartError where the port or the host cannot be used
 */
async function listen(port: number, host: string): Promise<number> {
  try {
    if (process.env.LISTEN_FDS) server.listen({ fd: passedSocket });
    else server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(
      `Port ${port} of ${host} cannot be opened (${message}): set PORT or HOST to another.`,
      { cause: error },
    );
  }
}

/** Ends the process when mails and requests under way are done. Until the mails are, it serves. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  // Ctrl-C arrives twice: from the terminal, and from the parent process.
  if (ending) return;
  ending = true;
  log.info('stopping, once requests and mails under way are done', { signal });
  // It begins the delivery of mail.
  await preparing;
  await running.delivery?.finish();
  await closeConnections();
  await running.delivery?.closeStore();
  process.exit(0);
}
