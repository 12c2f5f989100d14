import { getStore } from '#lib/database/store.ts';
import { readLetterPicture } from '#lib/words/versions.ts';

export const dynamic = 'force-dynamic';

/** A picture of a letter, for mail programs: they show it to whoever has the mail. */
export async function GET(_: Request, { params }: RouteContext<'/api/letters/[name]'>) {
  const body = await readLetterPicture(await getStore(), (await params).name);
  const headers = {
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return body
    ? new Response(new Uint8Array(body), { headers })
    : new Response(null, { status: 404 });
}
