import { contentType } from '#lib/http/content-type.ts';
import { readKept } from '#lib/publishing/kept-files.ts';

/** For `npm run dev` and lib/publishing/making/publish.ts: the published site has the file. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body = await readKept(pathname);
  if (!body) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': contentType(pathname) };
  return new Response(new Uint8Array(body), { headers });
}
