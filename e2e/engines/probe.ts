import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listenOnLoopback } from '#testing/listen.ts';

/** WebKit's driver reports neither errors nor the console. */
const probe = `
  const problems = window.problems = [];
  addEventListener('error', (event) => problems.push(
    'error: ' + (event.message ?? 'failed: ' + (event.target.src ?? event.target.href))
  ), true);
  addEventListener('unhandledrejection', (event) => problems.push('rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => problems.push(
    'policy: ' + event.effectiveDirective + ' ' + event.blockedURI
  ));
  for (const level of ['warn', 'error']) {
    const log = console[level];
    console[level] = (...words) => {
      if (!String(words[0]).includes('is protected')) problems.push(level + ': ' + words.join(' '));
      log.apply(console, words);
    };
  }
`;

export async function openProbe(site: string) {
  const server = createServer((asked, answer) => {
    if (asked.url === '/__probe.js') {
      answer.setHeader('content-type', 'text/javascript').end(probe);
      return;
    }
    // The document must come uncompressed.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    // On a connection of its own: the site may just be closing a kept one.
    const question = { agent: false, method: asked.method, headers };
    const passed = request(site + asked.url, question, async (given) => {
      const isDocument = given.headers['content-type']?.startsWith('text/html');
      const { 'content-length': length, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isDocument ? rest : given.headers);
      if (!isDocument) return void given.pipe(answer);
      const html = await text(given);
      answer.end(html.replace('<head>', '<head><script src="/__probe.js"></script>'));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const port = await listenOnLoopback(server);
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
