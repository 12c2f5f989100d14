// Answers what `next build` made ahead of time (pages, assets, generated files) from memory and
// precompressed, with the headers that Next would send.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  caching,
  everywhere,
  forAssets,
  notShared,
  pagePolicy,
  sharedPicture,
} from './headers.mjs';

const app = '.next/server/app';
const assets = '.next/static';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/**
 * Reads the build.
 *
 * @returns an answer for each path that always has the same one. Pages with a status of their own
 *   (404) are left to Next, as is every other path.
 */
export function loadStaticAnswers() {
  const answers = new Map();
  for (const file of readdirSync(app, { recursive: true })) {
    const kind = path.extname(file);
    if (kind !== '.html' && kind !== '.body') continue;
    const name = file.slice(0, -kind.length);
    const meta = readMeta(path.join(app, `${name}.meta`));
    if (!meta || (meta.status ?? 200) !== 200 || name.startsWith('_')) continue;
    const address = name === 'index' ? '/' : `/${name}`;
    const headers = {
      ...everywhere,
      ...(!sharedPicture.test(address) && notShared),
      ...(kind === '.html' ? pageHeaders(meta.headers) : fileHeaders(meta.headers)),
    };
    answers.set(address, answer(path.join(app, file), headers));
  }
  for (const file of readdirSync(assets, { recursive: true })) {
    const type = types[path.extname(file)];
    if (!type) continue;
    const address = `/_next/static/${file}`;
    const own = { 'Content-Type': type, 'Cache-Control': caching.hashed };
    const headers = { ...forAssets, ...notShared, ...own };
    answers.set(address, answer(path.join(assets, file), headers));
  }
  return answers;
}

function readMeta(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function pageHeaders(built) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': caching.page,
    'Content-Security-Policy': [pagePolicy, built['content-security-policy']],
    'Speculation-Rules': built['speculation-rules'],
  };
}

function fileHeaders(built) {
  const disposition = built['content-disposition'];
  return {
    'Content-Type': built['content-type'],
    'Cache-Control': caching.file,
    'Content-Security-Policy': pagePolicy,
    ...(disposition && { 'Content-Disposition': disposition }),
  };
}

/** An answer's bodies by content coding, best first, and its headers. */
function answer(file, headers) {
  const body = readFileSync(file);
  const bodies = { identity: body };
  // Written by scripts/precompress.mjs where that makes the answer smaller.
  if (existsSync(`${file}.gz`)) bodies.gzip = readFileSync(`${file}.gz`);
  if (existsSync(`${file}.br`)) bodies.br = readFileSync(`${file}.br`);
  // Weak: one tag stands for all codings of a body.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const validator = {
    ETag: etag,
    'Cache-Control': headers['Cache-Control'],
    Vary: 'Accept-Encoding, Save-Data',
  };
  const all = { ...headers, ...validator };
  // Who saves data is not offered pages ahead of a click.
  const { 'Speculation-Rules': _, ...thrifty } = all;
  return { bodies, validator, headers: all, thrifty };
}

/**
 * Answers a request from what was loaded.
 *
 * @returns whether it did; if not, nothing was written
 */
export function answerStatic(answers, request, response) {
  const { method, url, headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc || headers.range) return false;
  const found = answers.get(pathOf(url));
  if (!found) return false;

  if (headers['if-none-match']?.includes(found.validator.ETag)) {
    response.writeHead(304, found.validator).end();
    return true;
  }
  const sent = headers['save-data'] === 'on' ? found.thrifty : found.headers;
  const coding = ['br', 'gzip'].find((name) => found.bodies[name] && accepts(headers, name));
  const body = found.bodies[coding ?? 'identity'];
  const length = { 'Content-Length': body.length };
  const encoding = coding && { 'Content-Encoding': coding };
  response.writeHead(200, { ...sent, ...length, ...encoding });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

function pathOf(url) {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

function accepts(headers, coding) {
  const accepted = headers['accept-encoding'];
  return (
    accepted !== undefined &&
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
  );
}
