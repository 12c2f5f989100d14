import { pictureFiles } from '@/components/art/picture-files';

export const dynamicParams = false;

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

/** A drawing as a file. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/art/[file]'>,
): Promise<Response> {
  const svg = files.get((await params).file);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

const files = new Map(
  [...pictureFiles.values()].map(({ address, svg }) => [address.split('/').at(-1), svg]),
);
