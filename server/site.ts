import { createHash } from 'node:crypto';
import path from 'node:path';
import { routes } from '#lib/content/routes.ts';
import { contentType } from '#lib/http/content-type.ts';
import { answerHeaders, documentHeaders, hashedHeaders } from '#lib/http/headers.ts';
import { readKept } from '#lib/publishing/kept-files.ts';
import { bodyOf, isDictionary, type Page, type Snapshot } from '#lib/publishing/snapshot.ts';

/** A page with its headers, ready to be sent. */
export type Answer = Pick<Page, 'gzip' | 'br'> & {
  headers: Record<string, string>;
  /** Headers of a 304. */
  validators: Record<string, string>;
  /** Uncompressed: unpacked for the few programs that ask for it so. */
  body(): Buffer;
  /** For who has the dictionary that its hash names in `Available-Dictionary`. */
  dcz?: { body: Buffer; dictionary: string } | undefined;
};

export type Site = {
  find(address: string): Answer | undefined;
  /** A picture, or a hashed file of an earlier build. @returns undefined where it is not there, or damaged */
  findFile(address: string): Promise<Answer | undefined>;
  has(address: string): boolean;
  /** False once a file that a page names was missed. */
  isWhole(): boolean;
  notFound: Answer;
  /** Under the solid bar [spec 2.2]. */
  solidNotFound: Answer;
  projectNotFound: Answer;
  /** New paths by old ones. */
  redirects: ReadonlyMap<string, string>;
};

/** Answers from the pages of a snapshot in memory. */
export function openSite({ pages, content }: Snapshot): Site {
  const answers = new Map<string, Answer>();
  let isWhole = true;
  for (const [address, page] of pages) {
    if (page.file) continue;
    answers.set(address, answerOf(address, address === securityText ? renewed(page) : page));
  }
  const take = (address: string): Answer => {
    const answer = answers.get(address);
    if (!answer) throw new Error(`the pages lack ${address}`);
    answers.delete(address);
    return answer;
  };
  return {
    notFound: take('/404'),
    solidNotFound: take('/services/404'),
    projectNotFound: take('/portfolio/404'),
    find: (address) => answers.get(address),
    async findFile(address) {
      const { file } = pages.get(address) ?? {};
      const name = file ?? (isHashed(address) ? address.slice(1) : undefined);
      const body = name && (await readKept(name));
      if (file && !body) isWhole = false;
      return body ? answerOf(address, { source: '', type: contentType(address), body }) : undefined;
    },
    isWhole: () => isWhole,
    has: (address) => answers.has(address) || pages.get(address)?.file !== undefined,
    redirects: new Map(Object.entries(content.redirects)),
  };
}

function answerOf(address: string, page: Page): Answer {
  const { gzip, br, dcz } = page;
  // Weak, as all codings of a body share it.
  const sum = createHash('sha256').update(gzip ?? page.body ?? '');
  const ETag = `W/"${sum.digest('base64url').slice(0, 12)}"`;
  const { 'Cache-Control': caching = '', Vary = '', ...others } = headersOf(address, page);
  const validators = { ETag, 'Cache-Control': caching, Vary };
  return {
    validators,
    headers: { ...others, ...validators, 'Content-Type': page.type },
    body: () => bodyOf(page),
    gzip,
    br,
    // Its hash stands after eight bytes (RFC 9842, 5).
    dcz: dcz && { body: dcz, dictionary: `:${dcz.toString('base64', 8, 40)}:` },
  };
}

function headersOf(address: string, { policy }: Page): Record<string, string> {
  if (policy) return documentHeaders(policy);
  // RFC 9842.
  const use = { 'Use-As-Dictionary': 'match="/*", match-dest=("document")' };
  if (isDictionary(address)) return { ...hashedHeaders(), ...use };
  if (isHashed(address)) return hashedHeaders();
  if (path.extname(address) !== '.vcf') return answerHeaders();
  const disposition = `attachment; filename="${path.basename(address)}"`;
  return { ...answerHeaders(), 'Content-Disposition': disposition };
}

const isHashed = (address: string) => address.startsWith(routes.asset(''));

const securityText = '/.well-known/security.txt';

/** Expires less than a year after the start (RFC 9116, 2.5.5), and not after the build. */
function renewed(page: Page): Page {
  const expires = new Date(Date.now() + 364 * 24 * 60 * 60_000).toISOString();
  const text = String(bodyOf(page)).replace(/^Expires: .*$/m, `Expires: ${expires}`);
  return { source: page.source, type: page.type, body: Buffer.from(text) };
}
