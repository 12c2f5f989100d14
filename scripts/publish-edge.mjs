// After the build: what the site's server would answer from memory, as files for the web server in
// front of it, with their compressed copies, and the headers in nginx's words (deploy/nginx,
// docs/decisions/013-edge.md).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadStaticAnswers } from '../server/static-answers.mjs';
import { headerLines, headerMaps } from './edge-headers.mjs';

const edge = '.next/edge';

/**
 * Publishes the build to `.next/edge`. Doing it again gives the same.
 *
 * Each address is a folder, so that `/about` and `/about/opengraph-image` do not stand in each other's
 * way, and no address leads to a compressed copy. What has no hash in its name stands below the
 * build's: an nginx that has not read the new headers yet finds none of the new pages, and asks the
 * site.
 */
export function publishEdge() {
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim();
  rmSync(edge, { recursive: true, force: true });
  const sent = new Map();
  for (const [address, { bodies, headers }] of loadStaticAnswers()) {
    const file = `${address}/body`;
    const root = address.startsWith('/_next/static/') ? 'hashed' : build;
    writeBodies(path.join(edge, root, file), bodies);
    sent.set(file, headers);
  }
  writeFileSync(`${edge}/maps.conf`, headerMaps(sent));
  writeFileSync(`${edge}/headers.conf`, headerLines(sent));
  writeFileSync(`${edge}/root.conf`, `root "${path.resolve(edge, build)}";\n`);
  console.info(`Published ${sent.size} answers for a web server in front: ${edge}`);
}

function writeBodies(file, { identity, gzip, br }) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, identity);
  if (gzip) writeFileSync(`${file}.gz`, gzip);
  if (br) writeFileSync(`${file}.br`, br);
}
