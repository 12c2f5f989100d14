// After `next build`: writes `dist/`, which the site's server serves. Pages are fetched over HTTP, so that
// nothing depends on how Next stores them (docs/decisions/025).
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { content } from '#lib/content/content.ts';
import { answerHeaders, documentHeaders, hashedHeaders } from '#server/headers.ts';
import { compressBelow } from './compress.ts';
import { isPublicFile, publishAnswers, write } from './publish-answers.ts';

const folder = 'dist/public';

try {
  await publish();
} catch (error) {
  // Next, running in this process, would log the error and continue.
  console.error(error);
  process.exit(1);
}
process.exit();

async function publish() {
  rmSync('dist', { recursive: true, force: true });
  copyPublic();
  const { addresses, scripts, styles } = await publishAnswers(await startNext(), folder);
  const headers = {
    documents: documentHeaders({ scripts, styles }),
    hashed: hashedHeaders,
    answers: answerHeaders,
  };
  write('dist/headers.json', JSON.stringify(headers, null, 2));
  writeRedirects(addresses);
  await compressBelow(folder);
  console.info(`Published ${addresses.length} addresses to ${folder}`);
}

/** @throws for an extension that has a meaning of its own in the published folder */
function copyPublic() {
  if (!existsSync('public')) return;
  const names = readdirSync('public', { recursive: true, encoding: 'utf8' });
  const unserved = names.find((name) => /\.(html|br|gz)$/.test(name));
  if (unserved) throw new Error(`public/${unserved} would not be served at its path`);
  cpSync('public', folder, { recursive: true });
}

/** Sends no mail: only server/serve.ts starts the delivery. */
async function startNext(): Promise<string> {
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, quiet: true });
  await app.prepare();
  const server = createServer(app.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @throws for a former address that something is still served at: pages are checked with the content */
function writeRedirects(addresses: readonly string[]) {
  const { redirects } = content();
  const taken = Object.keys(redirects).filter(
    (from) => addresses.includes(from) || isPublicFile(from),
  );
  if (taken.length > 0) throw new Error(`redirects.yaml: ${taken.join(', ')} is still served`);
  write('dist/redirects.json', JSON.stringify(redirects, null, 2));
}
