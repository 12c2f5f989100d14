import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentType } from './content-type.ts';
import type { HeaderSet, HeaderSets } from './headers.ts';
import { findKept } from './kept-builds.ts';
import type { PublishedFile, Variant } from './send-file.ts';
import { StartError } from './start-error.ts';

export type Site = {
  files: ReadonlyMap<string, PublishedFile>;
  /** A hashed file of another build, read from disk. */
  findKept(address: string): PublishedFile | undefined;
  notFound: PublishedFile;
  projectNotFound: PublishedFile;
  headers: HeaderSets;
  /** New paths by old ones. */
  redirects: ReadonlyMap<string, string>;
};

/**
 * Reads the output of build/publish.ts into memory: sirv, which reads from disk, answers a fifth as many
 * requests.
 *
 * @param builds where server/kept-builds.ts keeps others
 * @throws StartError where there is no whole build
 */
export function readSite(folder: string, builds: string): Site {
  const headers: HeaderSets = readJson(folder, 'headers.json');
  const redirects: Record<string, string> = readJson(folder, 'redirects.json');
  const root = path.join(folder, 'public');
  const files = new Map<string, PublishedFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(root, file).replaceAll(path.sep, '/')}`;
    files.set(addressOf(name), readPublished(file, name, headers));
  }
  return {
    files,
    findKept(address) {
      try {
        const file = findKept(builds, address);
        return file === undefined ? undefined : readPublished(file, address, headers);
      } catch {
        // Another instance has just deleted it.
        return undefined;
      }
    },
    notFound: take(files, '/404'),
    projectNotFound: take(files, '/portfolio/404'),
    headers,
    redirects: new Map(Object.entries(redirects)),
  };
}

function readJson(folder: string, name: string) {
  const file = path.join(folder, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new StartError(`There is no build in ${folder}/: run npm run build.`);
}

function addressOf(name: string): string {
  return name === '/index.html' ? '/' : name.replace(/\.html$/, '');
}

function take(files: Map<string, PublishedFile>, address: string): PublishedFile {
  const file = files.get(address);
  if (!file) throw new StartError(`The build has no ${address}.html: run npm run build again.`);
  files.delete(address);
  return file;
}

function readPublished(file: string, name: string, sets: HeaderSets): PublishedFile {
  const plain = readFileSync(file);
  if (name === '/.well-known/security.txt') return published(renewed(String(plain)), name, sets);
  const compressed = (ending: string) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined;
  return published(plain, name, sets, { br: compressed('.br'), gzip: compressed('.gz') });
}

/** Expires less than a year after the start (RFC 9116, 2.5.5), and not after the build. */
function renewed(securityText: string): Buffer {
  const expires = new Date(Date.now() + 364 * 24 * 60 * 60_000).toISOString();
  return Buffer.from(securityText.replace(/^Expires: .*$/m, `Expires: ${expires}`));
}

function published(
  plain: Buffer,
  name: string,
  sets: HeaderSets,
  { br, gzip }: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): PublishedFile {
  const { 'Cache-Control': caching = '', Vary = '', ...others } = headersOf(name, sets);
  // Weak, as all codings of a body share it.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const validators = { ETag: etag, 'Cache-Control': caching, Vary };
  const headers = { ...others, ...validators, ...contentHeaders(name) };
  const variant = (body: Buffer, coding?: string): Variant => ({
    body,
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      ...(coding && { 'Content-Encoding': coding }),
    },
  });
  return {
    etag,
    validators,
    identity: variant(plain),
    br: br && variant(br, 'br'),
    gzip: gzip && variant(gzip, 'gzip'),
  };
}

function headersOf(name: string, { documents, hashed, answers }: HeaderSets): HeaderSet {
  if (name.endsWith('.html')) return documents;
  return name.startsWith('/assets/') ? hashed : answers;
}

function contentHeaders(name: string): HeaderSet {
  return {
    'Content-Type': contentType(name),
    ...(name.endsWith('.vcf') && {
      'Content-Disposition': `attachment; filename="${path.basename(name)}"`,
    }),
  };
}
