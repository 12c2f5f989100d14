import { compiled } from '#lib/content/compiled.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(compiled().desk).map((name) => ({ name }));

/** A script of the desk, which only its pages name. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(new Map(Object.entries(compiled().desk)).get((await params).name), {
    headers,
  });
}
