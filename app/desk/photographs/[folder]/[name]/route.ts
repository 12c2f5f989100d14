import { openDesk } from '#lib/desk/on-desk.ts';
import { shrinkPhotograph } from '#lib/publishing/shrink-photograph.ts';
import { readWorking } from '#lib/words/working.ts';

type Context = { params: Promise<{ folder: string; name: string }> };

/** A JPEG as a text at the desk shows it. */
export async function GET(request: Request, { params }: Context) {
  const desk = await openDesk(request.headers, 'words');
  if (typeof desk === 'string') return new Response(null, { status: 401 });
  const { folder, name } = await params;
  const { words } = await readWorking(desk.store);
  const photograph = words.photographs.get(`${folder}/${decodeURIComponent(name)}`);
  const small = photograph && (await shrinkPhotograph(await photograph.read(), 900));
  // Whatever is wrong with one of the release, the check of the content says.
  if (!small || 'problem' in small) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(small.body), { headers: { 'Content-Type': 'image/jpeg' } });
}
