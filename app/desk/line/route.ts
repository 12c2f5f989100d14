import { openDesk } from '#lib/desk/on-desk.ts';

/** Whether a press would arrive: 204, or 401 for who is signed in no more. */
export async function GET({ headers }: Request): Promise<Response> {
  const status = await openDesk(headers, 'everybody').then(
    (desk) => (typeof desk === 'string' ? 401 : 204),
    () => 503,
  );
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
