// After `next build`, before the first start: gives every static page
//   - its flight data without what never changes (prune-flight.mjs),
//   - its scripts and fonts behind its first frame (first-frame.mjs),
//   - a Content-Security-Policy that names each inline script by its hash, and
//   - the rules of what a browser may prerender (app/speculation-rules.json),
// the page of the missing project its status, 404 (see `rewrites` in next.config.mjs),
// the scripts a form that is compiled early (chunks.mjs),
// and everything its compressed copies (precompress.mjs).
// Next serves the headers of the `.meta` file beside a page. That file is undocumented: Next is
// pinned exactly, and the browser tests prove the header, the order and the hydration on every page.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferFonts, deferScripts } from './first-frame.mjs';
import { precompress } from './precompress.mjs';
import { pruneFlight } from './prune-flight.mjs';

const pages = '.next/server/app';
const chunks = '.next/static/chunks';

/** Pages that are answered with another status than 200. */
const statuses = { 'portfolio/project-not-found.html': 404 };

/** Finishes every page of the build. Doing it again changes nothing. */
export async function finishBuild() {
  const reactDom = await finishChunks();
  const files = readdirSync(pages, { recursive: true }).filter((file) => file.endsWith('.html'));
  for (const file of files) finishPage(path.join(pages, file), statuses[file], reactDom);
  await precompress('.next');
  console.info(`Finished ${files.length} pages: first frame, policy by hashes, precompressed`);
}

/** Returns the id of React DOM's module. */
async function finishChunks() {
  // Its parser is there when `npm install` has run, which is after this file was read.
  const { compileEarly, moduleWith } = await import('./chunks.mjs');
  let reactDom;
  for (const name of readdirSync(chunks).filter((name) => name.endsWith('.js'))) {
    const file = path.join(chunks, name);
    const script = readFileSync(file, 'utf8');
    reactDom ??= moduleWith(script, 'rendererPackageName:"react-dom"');
    writeFileSync(file, compileEarly(script));
  }
  if (reactDom === undefined) throw new Error('No chunk holds React DOM');
  return reactDom;
}

function finishPage(file, status, reactDom) {
  const html = deferFonts(deferScripts(pruneFlight(readFileSync(file, 'utf8')), reactDom));
  writeFileSync(file, html);
  const metaFile = file.replace(/\.html$/, '.meta');
  if (!existsSync(metaFile)) return;
  const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
  meta.headers = {
    ...meta.headers,
    'content-security-policy': contentPolicy(html),
    'speculation-rules': '"/speculation-rules.json"',
  };
  if (status) meta.status = status;
  writeFileSync(metaFile, JSON.stringify(meta, null, 2));
}

/** The one style that a script of the site writes: `SelectViewport` of @radix-ui/react-select 2.4.1. */
const selectStyle =
  '<style>[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}</style>';

/** The policy of a page: scripts and styles of this site, and the inline ones that it was built with. */
function contentPolicy(html) {
  const scripts = hashes(html, /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(html + selectStyle, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src-elem 'self' ${styles}`,
    // React writes style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

function hashes(html, pattern) {
  const sums = [...html.matchAll(pattern)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(sums)].join(' ');
}
