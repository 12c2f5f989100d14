import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { contentType } from '#lib/http/content-type.ts';
import { answerHeaders, documentHeaders, hashedHeaders } from '#lib/http/headers.ts';
import { isHashed, readKept } from './kept-files.ts';
import { bodyOf, type Page, type Snapshot } from './snapshot.ts';

export type Site = ReturnType<typeof openSite>;

/** Answers from the pages of a snapshot in memory. */
export function openSite({ code, map, pages, content }: Snapshot) {
  const answers = new Map(
    [...pages].flatMap(([address, page]) =>
      page.file ? [] : [[address, answerOf(address, page)] as const],
    ),
  );
  let isWhole = true;
  return {
    code,
    map,
    /** A picture, or a hashed file of an earlier build, is read anew. @returns undefined where there is none, or it is damaged */
    async find(address: string): Promise<Answer | undefined> {
      const known = answers.get(address);
      if (known) return known;
      const page = pages.get(address);
      const body = await readKept(page?.file ?? (isHashed(address) ? address : ''));
      if (page?.file && !body) isWhole = false;
      return body ? answerOf(address, { source: '', type: contentType(address), body }) : undefined;
    },
    /** False once a file that a page names was missed. */
    isWhole: () => isWhole,
    has: (address: string) => pages.has(address),
    /** New paths by old ones. */
    redirects: new Map(Object.entries(content.redirects)),
  };
}

/** A page with its headers, ready to be sent. */
export type Answer = ReturnType<typeof answerOf>;

function answerOf(address: string, page: Page) {
  const { gzip, br } = page;
  // Weak, as all codings of a body share it.
  const ETag = `W/"${contentHash(gzip ?? page.body ?? '')}"`;
  const { 'Cache-Control': caching = '', Vary = '', ...others } = headersOf(address, page);
  /** Headers of a 304. */
  const validators: Record<string, string> = { ETag, 'Cache-Control': caching, Vary };
  return {
    /** Pages of what is missing are kept under such addresses: lib/publishing/making/make-snapshot.ts. */
    status: address.endsWith('/404') ? 404 : 200,
    validators,
    headers: { ...others, ...validators, 'Content-Type': page.type } as Record<string, string>,
    /** Uncompressed: unpacked for the few programs that ask for it so. */
    body: () => bodyOf(page),
    gzip,
    br,
  };
}

function headersOf(address: string, { policy }: Page): Record<string, string> {
  if (policy) return documentHeaders(policy);
  if (isHashed(address)) return hashedHeaders();
  if (path.extname(address) !== '.vcf') return answerHeaders();
  const disposition = `attachment; filename="${path.basename(address)}"`;
  return { ...answerHeaders(), 'Content-Disposition': disposition };
}
