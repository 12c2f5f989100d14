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

/** Answers a button of the desk: checks who pressed it, acts, and leads on to a page. */
export function answerAct(request: Request, name: string): Promise<Response> {
  return answerForm(request, name, async () => {
    if (!isFormPost(request)) {
      return problem(415, 'This is no form', 'The desk takes its forms only.');
    }
    const body = await readBody(request);
    if (!body.ok) return problem(body.status, 'This did not arrive', body.reason);
    const fields = body.value as Fields;
    const signIn = signInActs.get(name);
    if (signIn) return signIn(request, fields);
    const desk = await openDesk(request.headers);
    if (desk === 'no store') return notNow();
    if (!desk) return seeOther(deskRoutes.signIn);
    const act = acts.get(name);
    if (!act) return problem(404, 'There is no such button', 'It may be of an earlier release.');
    return act(desk, fields);
  });
}

/** Has a form of the desk answered, if it came from there. */
export async function answerForm(
  request: Request,
  name: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request)) {
    return problem(403, 'This did not come from the desk', 'Open the desk, and press again there.');
  }
  try {
    return await answer();
  } catch (error) {
    log.error('an act of the desk failed', { act: name, error });
    return isDiskFull(error) ? diskFull() : notNow();
  }
}

const back = { link: 'To the desk', href: deskRoutes.home };

export function problem(status: number, title: string, text: string): Response {
  return plainPage(status, title, [{ text }, back]);
}

const diskFull = () =>
  problem(
    507,
    'The server’s disk is full',
    'Nothing was changed. Go back: what you typed is still there. Ask whoever runs the server to make room, then press again.',
  );

export const notNow = () =>
  problem(
    503,
    'This could not be done right now',
    'The database does not answer, or a file cannot be written. Go back: what you typed is still there. Press again in a minute, and if that does not help, tell whoever runs the server.',
  );
