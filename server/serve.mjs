// The production server: pages and assets from memory, everything else by Next.
import { createServer } from 'node:http';
import next from 'next';
import { answerStatic, loadStaticAnswers } from './static-answers.mjs';

const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? '127.0.0.1';

/** How long a client may take for a whole request, in ms; the handlers' own deadline is shorter. */
const requestTimeout = 60_000;

const answers = loadStaticAnswers();
const app = next({ dev: false, hostname, port });
const handle = app.getRequestHandler();
const server = createServer({ requestTimeout }, (request, response) => {
  if (!answerStatic(answers, request, response)) handle(request, response);
});

// Before Next starts: lib/outbox/start-delivery.ts calls these once the mails under way are settled.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}

await app.prepare();
server.listen(port, hostname, () => console.info(`Ready on http://${hostname}:${port}`));
