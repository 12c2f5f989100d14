export const dynamic = 'force-static';

/** The script of the editor, which only its pages name. */
export async function GET() {
  // Here, as the build makes the answer: a release that was made small has no esbuild.
  const { wordsCode } = await import('#lib/publishing/assets.ts');
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(wordsCode(), { headers });
}
