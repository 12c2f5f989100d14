// The production server: answers pages and files itself, and hands calls to Next.
import { createServer } from 'node:http';
import next from 'next';
import { EnvError, env } from '../lib/env.ts';
import { loadEnvFiles } from '../lib/env-files.ts';
import { log } from '../lib/log.ts';
import { outbox } from '../lib/outbox/signal.ts';
import { createAnswer } from './answer.ts';
import { createAnswerCall, type Handler } from './api.ts';
import { checkStore } from './check-store.ts';
import { prepareClose } from './close.ts';
import { listen } from './listen.ts';
import { readSite } from './site.ts';
import { StartError } from './start-error.ts';

loadEnvFiles();
// Next sends nothing home.
process.env.NEXT_TELEMETRY_DISABLED = '1';
const port = process.env.PORT || '3000';
const hostname = process.env.HOST || '127.0.0.1';

const server = createServer({
  // In ms; the handlers' own deadline for a body is shorter.
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // Next would listen for upgrades, and leave their sockets open. Here they are requests like others.
  shouldUpgradeCallback: () => false,
});
// Who does not read the answer.
server.setTimeout(120_000);

const closeConnections = prepareClose(server);

// A log that cannot be written is no reason to answer nobody: lib/log.ts counts what it loses.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
start().catch((error) => {
  console.error(error instanceof StartError || error instanceof EnvError ? error.message : error);
  process.exit(1);
});

/** Listens before anything is sent, so that a process which cannot serve does nothing at all. */
async function start(): Promise<void> {
  const { promise: handler, resolve: handOver } = Promise.withResolvers<Handler>();
  const trustedProxies = env().TRUSTED_PROXIES;
  const site = readSite('dist');
  await checkStore(env());
  server.on('request', createAnswer(site, createAnswerCall(handler, site.headers.answers)));
  await listen(server, port, hostname);
  console.info(`Ready on http://${hostname}:${port}`);

  const app = next({ dev: false, hostname, port: Number(port) });
  await app.prepare();
  handOver({ handle: app.getRequestHandler(), trustedProxies });
  // The delivery of mail has waited for this (instrumentation.ts).
  outbox.serving.resolve();
}

/** Ends the process when what is under way is done; a second signal does not cut that short. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  // A terminal's Ctrl-C comes twice: to this process, and from the one that started it.
  if (outbox.ending) return;
  outbox.ending = true;
  log.info('stopping, once requests and mails under way are done', { signal });
  await Promise.all([closeConnections(), outbox.finish()]);
  await outbox.closeStore();
  process.exit(0);
}
