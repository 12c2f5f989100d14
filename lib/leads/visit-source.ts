import { z } from 'zod';
import { pageKind } from '#lib/site/page-list.ts';
import { maxSourceLength, type Source, sourceHeader } from './source.ts';

/** Four values of the greatest length, each character of which takes three bytes, as `%XX`, and two paths. */
const maxHeaderLength = 4_096; // characters

/** What the browser knows of the visit; whatever is invalid is dropped, as the message counts. */
export function sourceOf(request: Request): Source {
  const sent = request.headers.get(sourceHeader) ?? '';
  const values = new URLSearchParams(sent.length > maxHeaderLength ? '' : sent);
  return visitSchema.parse(Object.fromEntries(values));
}

const sourceText = (format: RegExp) =>
  z.string().trim().max(maxSourceLength).regex(format).nullable().catch(null);

/** No control characters, invisible marks or line breaks. */
const campaign = sourceText(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const host = sourceText(/^[a-z\d][\w.-]*$/i).transform(
  (name) => name?.toLowerCase().replace(/^www\./, '') ?? null,
);

/** Whatever is invalid is null. */
export const sourceSchema = z.object({
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  referrer: host,
});

const page = z
  .string()
  .refine((path) => pageKind(path) !== undefined)
  .nullable()
  .catch(null);

const visitSchema = sourceSchema.extend({ first_page: page, page_before: page });
