import { assets } from '#lib/publishing/assets.ts';

/** `next build` makes them, as the compiler is of no use to a server. */
export const generateStaticParams = () => assets().map(({ file }) => ({ file }));

export const dynamicParams = false;

export async function GET(_: Request, { params }: RouteContext<'/assets/[file]'>) {
  const { file } = await params;
  const asset = assets().find((one) => one.file === file);
  if (!asset) return new Response(null, { status: 404 });
  const body = typeof asset.body === 'string' ? asset.body : new Uint8Array(asset.body);
  return new Response(body, { headers: { 'Content-Type': asset.type } });
}
