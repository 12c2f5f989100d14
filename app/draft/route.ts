import { draftMode } from 'next/headers';
import { host } from '#lib/base/host.ts';

/** For lib/publishing/making/next.ts, which asks for pages of words that `next build` did not know. */
export async function GET(): Promise<Response> {
  if (host.kind !== 'pages') return new Response(null, { status: 404 });
  (await draftMode()).enable();
  return new Response(null, { status: 204 });
}
