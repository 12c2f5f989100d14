import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentType } from '#lib/http/content-type.ts';
import { answerHeaders, documentHeaders, hashedHeaders } from '#lib/http/headers.ts';
import { isHashed, keptName, readKept } from '#lib/publishing/kept-files.ts';
import { bodyOf, type Page, type Snapshot } from '#lib/publishing/snapshot.ts';

export type Site = ReturnType<typeof openSite>;

/** Answers from the pages of a snapshot in memory. */
export function openSite({ pages, content }: Snapshot) {
  const answers = new Map<string, Answer>();
  let isWhole = true;
  for (const [address, page] of pages) {
    if (!page.file) answers.set(address, answerOf(address, page));
  }
  const take = (address: string): Answer => {
    const answer = answers.get(address);
    if (!answer) throw new Error(`the pages lack ${address}`);
    answers.delete(address);
    return answer;
  };
  return {
    notFound: take('/404'),
    /** Under the solid bar [spec 2.2]. */
    solidNotFound: take('/services/404'),
    projectNotFound: take('/portfolio/404'),
    find: (address: string) => answers.get(address),
    /** A picture, or a hashed file of an earlier build. @returns undefined where it is not there, or damaged */
    async findFile(address: string): Promise<Answer | undefined> {
      const page = pages.get(address);
      const name = keptName(address, page);
      const body = name && (await readKept(name));
      if (page?.file && !body) isWhole = false;
      return body ? answerOf(address, { source: '', type: contentType(address), body }) : undefined;
    },
    /** False once a file that a page names was missed. */
    isWhole: () => isWhole,
    has: (address: string) => answers.has(address) || pages.get(address)?.file !== undefined,
    /** New paths by old ones. */
    redirects: new Map(Object.entries(content.redirects)),
  };
}

/** A page with its headers, ready to be sent. */
export type Answer = ReturnType<typeof answerOf>;

function answerOf(address: string, page: Page) {
  const { gzip, br } = page;
  // Weak, as all codings of a body share it.
  const sum = createHash('sha256').update(gzip ?? page.body ?? '');
  const ETag = `W/"${sum.digest('base64url').slice(0, 12)}"`;
  const { 'Cache-Control': caching = '', Vary = '', ...others } = headersOf(address, page);
  /** Headers of a 304. */
  const validators: Record<string, string> = { ETag, 'Cache-Control': caching, Vary };
  return {
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
