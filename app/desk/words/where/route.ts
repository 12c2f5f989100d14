import { refused } from '#lib/desk/answer-act.ts';
import { openDesk } from '#lib/desk/on-desk.ts';
import { askMaker } from '#lib/publishing/maker.ts';

/** The pages on which the words of a place stand, for the sheet of the site. */
export async function GET(request: Request): Promise<Response> {
  const desk = await openDesk(request.headers, 'words');
  if (typeof desk === 'string') return refused(desk);
  const place = new URL(request.url).searchParams.get('at') ?? '';
  return Response.json(await askMaker('where', { place }).catch(() => []));
}
