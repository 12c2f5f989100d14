import { drawingNames, getDrawing } from '#components/art/drawings.ts';

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

export const dynamicParams = false;

export async function GET(
  _: Request,
  { params }: RouteContext<'/assets/art/[file]'>,
): Promise<Response> {
  const svg = files.get((await params).file);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

const files = new Map(
  drawingNames()
    .map(getDrawing)
    .map(({ address, svg }) => [address.replace(/^.*\//, ''), svg]),
);
