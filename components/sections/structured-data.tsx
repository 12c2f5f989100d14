import type { Thing } from 'schema-dts';
import { plain } from '#lib/content/marks.ts';

type Props = { data: Thing | { '@graph': Thing[] } };

/** JSON-LD; `<` is escaped, so that text cannot close the script. */
export function StructuredData({ data }: Props) {
  const json = plain(JSON.stringify({ '@context': 'https://schema.org', ...Object(data) }));
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
      type="application/ld+json"
    />
  );
}
