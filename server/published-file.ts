import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { policyHash, scriptsOf, sheetsOf } from '#lib/http/drop-scripts.ts';
import {
  answerHeaders,
  dictionaryHeaders,
  documentHeaders,
  type HeaderSet,
  hashedHeaders,
} from '#lib/http/headers.ts';
import { contentType } from './content-type.ts';

export type PublishedFile = {
  etag: string;
  /** Headers of a 304. */
  validators: HeaderSet;
  identity: Variant;
  br?: Variant | undefined;
  gzip?: Variant | undefined;
  /** For who has the dictionary that its hash names in `Available-Dictionary`. */
  dcz?: (Variant & { dictionary: string }) | undefined;
  /** Bytes of it in memory. */
  held: number;
};

type Variant = { body(): Buffer; headers: HeaderSet };

/**
 * Reads a file that lib/publishing/making wrote. Where it has compressed copies, these alone stay in memory: the few programs
 * that ask for it without compression have it unpacked, once as long as memory is not wanted.
 *
 * @param scripts hashes of the inline scripts that a page may have
 */
export function readPublished(
  file: string,
  name: string,
  scripts: readonly string[],
): PublishedFile {
  const isChanged = name === securityFile;
  const copy = (ending: string) =>
    existsSync(file + ending) && !isChanged ? readFileSync(file + ending) : undefined;
  const [br, gzip, dcz] = ['.br', '.gz', '.dcz'].map(copy);
  const kept = gzip ?? (isChanged ? renewed(readFileSync(file)) : readFileSync(file));
  // Weak, as all codings of a body share it.
  const etag = `W/"${createHash('sha256').update(kept).digest('base64url').slice(0, 12)}"`;
  const { 'Cache-Control': caching = '', Vary = '', ...others } = headersOf(name, file, scripts);
  const validators = { ETag: etag, 'Cache-Control': caching, Vary };
  const headers = { ...others, ...validators, ...contentHeaders(name) };
  const variant = (body: Buffer, coding: string): Variant => ({
    body: () => body,
    headers: { ...headers, 'Content-Length': String(body.length), 'Content-Encoding': coding },
  });
  const length = gzip ? statSync(file).size : kept.length;
  let unpacked: WeakRef<Buffer> | undefined;
  const unpack = () => {
    const body = unpacked?.deref() ?? gunzipSync(kept);
    unpacked = new WeakRef(body);
    return body;
  };
  return {
    etag,
    validators,
    identity: {
      body: () => (gzip ? unpack() : kept),
      headers: { ...headers, 'Content-Length': String(length) },
    },
    br: br && variant(br, 'br'),
    gzip: gzip && variant(gzip, 'gzip'),
    // Its hash stands after eight bytes (RFC 9842, 5).
    dcz: dcz && { ...variant(dcz, 'dcz'), dictionary: `:${dcz.toString('base64', 8, 40)}:` },
    held: [br, kept, dcz].reduce((sum, body) => sum + (body?.length ?? 0), 1),
  };
}

const securityFile = '/.well-known/security.txt';

/** Expires less than a year after the start (RFC 9116, 2.5.5), and not after the build. */
function renewed(securityText: Buffer): Buffer {
  const expires = new Date(Date.now() + 364 * 24 * 60 * 60_000).toISOString();
  return Buffer.from(String(securityText).replace(/^Expires: .*$/m, `Expires: ${expires}`));
}

function headersOf(name: string, file: string, scripts: readonly string[]): HeaderSet {
  if (name.endsWith('.html')) {
    const html = readFileSync(file, 'utf8');
    const own = scriptsOf(html).map(policyHash);
    return documentHeaders({
      scripts: scripts.filter((hash) => own.includes(hash)),
      styles: sheetsOf(html).map(policyHash),
    });
  }
  if (name.startsWith('/assets/dictionary-')) return dictionaryHeaders();
  return name.startsWith('/assets/') ? hashedHeaders() : answerHeaders();
}

function contentHeaders(name: string): HeaderSet {
  return {
    'Content-Type': contentType(name),
    ...(name.endsWith('.vcf') && {
      'Content-Disposition': `attachment; filename="${path.basename(name)}"`,
    }),
  };
}
