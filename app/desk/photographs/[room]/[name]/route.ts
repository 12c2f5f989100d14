import { openWords } from '#lib/desk/on-desk.ts';
import { thumbnail } from '#lib/editing/photographs.ts';

type Context = { params: Promise<{ room: string; name: string }> };

export async function GET(request: Request, { params }: Context) {
  const desk = await openWords(request.headers);
  if (!desk) return new Response(null, { status: 401 });
  const { room, name } = await params;
  const picture = rooms.has(room) ? await thumbnail(room, decodeURIComponent(name)) : undefined;
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}

const rooms = new Set(['people', 'articles', 'services', 'industries', 'projects']);
