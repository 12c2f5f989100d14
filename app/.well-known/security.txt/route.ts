import { content } from '#lib/content/content.ts';

export const dynamic = 'force-dynamic';

const year = 365 * 24 * 60 * 60_000;

/** RFC 9116: made anew with each publication. */
export function GET(): Response {
  const { site } = content();
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(Date.now() + year - 24 * 60 * 60_000).toISOString()}`,
    'Preferred-Languages: en, ur',
    `Canonical: ${site.url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
