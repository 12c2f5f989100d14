import { openDesk } from '#lib/desk/on-desk.ts';
import { thumbnail } from '#lib/editing/photographs.ts';
import { readWorking } from '#lib/words/working.ts';

type Context = { params: Promise<{ folder: string; name: string }> };

export async function GET(request: Request, { params }: Context) {
  const desk = await openDesk(request.headers, 'words');
  if (typeof desk === 'string') return new Response(null, { status: 401 });
  const { folder, name } = await params;
  const { words } = await readWorking(desk.store);
  const picture = await thumbnail(words, folder, decodeURIComponent(name));
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
