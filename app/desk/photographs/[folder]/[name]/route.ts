import type { WordFiles } from '#lib/content/words.ts';
import { openDesk } from '#lib/desk/on-desk.ts';
import { shrinkPhotograph } from '#lib/publishing/shrink-photograph.ts';
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

/** A JPEG as a text at the desk shows it. @returns undefined where there is none, or it cannot be read */
async function thumbnail(
  { photographs }: WordFiles,
  folder: string,
  name: string,
): Promise<Buffer | undefined> {
  const photograph = photographs.get(`${folder}/${name}`);
  const small = photograph && (await shrinkPhotograph(await photograph.read(), 900));
  // Whatever is wrong with one of the release, the check of the content says.
  return small && 'body' in small ? small.body : undefined;
}
