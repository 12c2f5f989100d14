import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { photographFile } from '#lib/publishing/make-photograph.ts';

/** For `npm run dev` and lib/publishing/making/publish.ts: the published site has the file. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/photographs/[file]'>,
): Promise<Response> {
  const file = photographFile((await params).file);
  if (!existsSync(file)) return new Response(null, { status: 404 });
  const type = `image/${path.extname(file).slice(1)}`;
  return new Response(new Uint8Array(readFileSync(file)), { headers: { 'Content-Type': type } });
}
