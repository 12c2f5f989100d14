import type { StructuredData as Data } from '#lib/seo/structured-data.ts';

/** JSON-LD; `<` is escaped, so that text cannot close the script. */
export function StructuredData({ data }: { data: Data }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
