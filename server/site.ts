import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { contentType } from './content-type.ts';
import { type HeaderSet, type HeaderSets, strictTransport } from './headers.ts';
import { findKept } from './kept-builds.ts';
import type { PublishedFile, Variant } from './send-file.ts';
import { StartError } from './start-error.ts';

export type Site = {
  /** Of this build, or a hashed file of an earlier one. */
  find(address: string): PublishedFile | undefined;
  /** Whether it is of this build. */
  has(address: string): boolean;
  notFound: PublishedFile;
  projectNotFound: PublishedFile;
  headers: HeaderSets;
  /** New paths by old ones. */
  redirects: ReadonlyMap<string, string>;
};

/** Of pictures, scripts and the like that stay in memory, in bytes. */
const maxRecent = 32 * 2 ** 20;

/**
 * Reads the documents of a folder that build/ wrote into memory: sirv, which reads from disk, answers a fifth as
 * many requests. Of all other files, those asked for last stay there. Requests are answered meanwhile.
 *
 * @param builds where server/kept-builds.ts keeps hashed files of other builds
 * @throws StartError where there is no whole build
 */
export async function readSite(folder: string, builds: string): Promise<Site> {
  const headers: HeaderSets = readJson(folder, 'headers.json');
  for (const set of Object.values(headers)) Object.assign(set, strictTransport());
  const redirects: Record<string, string> = readJson(folder, 'redirects.json');
  const root = path.join(folder, 'public');
  const documents = new Map<string, PublishedFile>();
  const others = new Map<string, string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz|dcz)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(root, file).replaceAll(path.sep, '/')}`;
    if (name.endsWith('.html')) {
      documents.set(addressOf(name), readPublished(file, name, headers));
      await breathe();
    } else others.set(name, file);
  }
  const recent = new LRUCache<string, PublishedFile>({
    maxSize: maxRecent,
    sizeCalculation: sizeOf,
  });
  return {
    find(address) {
      const known = documents.get(address) ?? recent.get(address);
      if (known) return known;
      try {
        const own = others.get(address);
        const file = own && existsSync(own) ? own : findKept(builds, address);
        if (file === undefined) return undefined;
        const read = readPublished(file, address, headers);
        recent.set(address, read);
        return read;
      } catch {
        // Another instance has just deleted it.
        return undefined;
      }
    },
    has: (address) => documents.has(address) || others.has(address),
    notFound: take(documents, '/404'),
    projectNotFound: take(documents, '/portfolio/404'),
    headers,
    redirects: new Map(Object.entries(redirects)),
  };
}

function sizeOf({ identity, br, gzip }: PublishedFile): number {
  return [identity, br, gzip].reduce((sum, variant) => sum + (variant?.body.length ?? 0), 1);
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
  return published(plain, name, sets, {
    br: compressed('.br'),
    gzip: compressed('.gz'),
    dcz: compressed('.dcz'),
  });
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
  { br, gzip, dcz }: Partial<Record<'br' | 'gzip' | 'dcz', Buffer | undefined>> = {},
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
    // Its hash stands after eight bytes (RFC 9842, 5).
    dcz: dcz && { ...variant(dcz, 'dcz'), dictionary: `:${dcz.toString('base64', 8, 40)}:` },
  };
}

function headersOf(
  name: string,
  { documents, hashed, dictionary, answers }: HeaderSets,
): HeaderSet {
  if (name.endsWith('.html')) return documents;
  if (name.startsWith('/assets/dictionary-')) return dictionary;
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
