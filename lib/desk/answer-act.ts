import { deskRoutes } from '#lib/desk-routes.ts';
import { isDiskFull } from '#lib/disk-full.ts';
import { log } from '#lib/log.ts';
import { plainPage, seeOther } from '#lib/submissions/answer.ts';
import { isFormPost, readBody } from '#lib/submissions/read-body.ts';
import { isSameOrigin } from '#lib/submissions/same-origin.ts';
import type { Fields } from './act.ts';
import { acts } from './acts.ts';
import { openDesk } from './on-desk.ts';
import { signInActs } from './sign-in-acts.ts';

/** Answers a form of the desk: checks where it came from and who sent it, acts, and leads on to a page. */
export async function answerAct(request: Request, name: string): Promise<Response> {
  if (!isSameOrigin(request)) {
    return problem(403, 'This did not come from the desk', 'Open the desk, and press again there.');
  }
  if (!isFormPost(request))
    return problem(415, 'This is no form', 'The desk takes its forms only.');
  const body = await readBody(request);
  if (!body.ok) return problem(body.status, 'This did not arrive', body.reason);
  const fields = body.value as Fields;
  try {
    const signIn = signInActs.get(name);
    if (signIn) return await signIn(request, fields);
    const desk = await openDesk(request.headers);
    if (desk === 'no store') return storeDown();
    if (!desk) return seeOther(deskRoutes.signIn);
    const act = acts.get(name);
    if (!act) return problem(404, 'There is no such button', 'It may be of an earlier release.');
    return await act(desk, fields);
  } catch (error) {
    log.error('an act of the desk failed', { act: name, error });
    return isDiskFull(error) ? diskFull() : storeDown();
  }
}

const back = { link: 'To the desk', href: deskRoutes.home };

export function problem(status: number, title: string, text: string): Response {
  return plainPage(status, title, [{ text }, back]);
}

export const diskFull = () =>
  problem(
    507,
    'The server’s disk is full',
    'Nothing was changed. Go back: what you typed is still there. Ask whoever runs the server to make room, then press again.',
  );

function storeDown(): Response {
  return problem(
    503,
    'This could not be done right now',
    'The database does not answer. Go back and press again in a minute.',
  );
}
