// After `next build`, before the first start: gives every static page
//   - its flight data without what never changes (prune-flight.mjs),
//   - its scripts and fonts behind its first frame, so that text is painted before they compete for
//     the wire and the processor (the page hydrates as before, a frame later), and
//   - a Content-Security-Policy that names each inline script by its hash,
//   - the rules of what a browser may prerender (app/speculation-rules.json),
// the page of the missing project its status, 404 (see `rewrites` in next.config.mjs),
// and everything its compressed copies (precompress.mjs).
// Next serves the headers of the `.meta` file beside a page. That file is undocumented: Next is
// pinned exactly, and the browser tests prove the header, the order and the hydration on every page.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from './precompress.mjs';
import { pruneFlight } from './prune-flight.mjs';

const pages = '.next/server/app';

/** Pages that are answered with another status than 200. */
const statuses = { 'portfolio/project-not-found.html': 404 };

/** Finishes every page of the build. Doing it again changes nothing. */
export async function finishBuild() {
  const files = readdirSync(pages, { recursive: true }).filter((file) => file.endsWith('.html'));
  for (const file of files) finishPage(path.join(pages, file), statuses[file]);
  await precompress('.next');
  console.info(`Finished ${files.length} pages: first frame, policy by hashes, precompressed`);
}

function finishPage(file, status) {
  const html = deferFonts(deferScripts(pruneFlight(readFileSync(file, 'utf8'))));
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

const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/** Takes the async scripts out and lets one inline loader add them again after the first frame. */
function deferScripts(html) {
  const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const rest = html.replace(asyncScript, '').replace(scriptPreload, '');
  // The second frame begins when the first has been handed to the screen.
  // A page that is not shown (prerendered, or opened behind) has no frames: it need not wait.
  // What is clicked meanwhile is kept for components/layout/early-click.tsx.
  const recorder =
    'onclick=e=>{earlyClick=e.target.closest("button[type=button]")||window.earlyClick};';
  const loader = `${recorder}(l=>document.hidden||document.prerendering?setTimeout(l):requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(l))))(()=>{document.documentElement.classList.remove("first-frame");for(const s of ${JSON.stringify(sources)}){const e=document.createElement("script");e.src=s;document.head.append(e)}})`;
  return rest.replace(/<\/body><\/html>$/, `<script>${loader}</script></body></html>`);
}

const fontPreload = /<link rel="preload" href="([^"]+)" as="font"[^>]*\/>/g;

/**
 * Lets the first frame of a visit stand in the fallback fonts (`.first-frame` in app/globals.css),
 * so that the fonts do not compete with it. Who comes from another page of the site has the fonts:
 * there they are preloaded as ever.
 */
function deferFonts(html) {
  const fonts = [...html.matchAll(fontPreload)].map(([, source]) => source);
  if (fonts.length === 0) return html;
  const script = `((d,f)=>{if(d.referrer.startsWith(location.origin+"/")||performance.getEntriesByType("navigation")[0]?.type!="navigate")for(const href of f)d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}));else d.documentElement.classList.add("first-frame")})(document,${JSON.stringify(fonts)})`;
  return html.replace(fontPreload, '').replace('<style', () => `<script>${script}</script><style`);
}

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
