import { diskFull, problem } from '#lib/desk/answer-act.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { isDiskFull } from '#lib/disk-full.ts';
import { log } from '#lib/log.ts';
import { seeOther } from '#lib/submissions/answer.ts';
import { isSameOrigin } from '#lib/submissions/same-origin.ts';
import { actOnWords } from './act-on-words.ts';
import { openWords } from './open-words.ts';
import { receiveWords } from './receive-words.ts';

/** Answers a form of the editor: checks where it came from and who sent it before anything is read of it. */
export async function answerWords(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) {
    return problem(403, 'This did not come from the desk', 'Open the desk, and press again there.');
  }
  const desk = await openWords(request.headers);
  if (desk === 'no store') return notNow();
  if (!desk) return isOfScript(request) ? signedOut() : seeOther(deskRoutes.signIn);
  const received = await receiveWords(request);
  if (!('sent' in received)) {
    return problem(received.status, 'This did not arrive', received.reason);
  }
  try {
    return await actOnWords(desk, received.sent);
  } catch (error) {
    log.error('words could not be kept', { error });
    return isDiskFull(error) ? diskFull() : notNow();
  }
}

/** `browser/words.ts` sees no page that it would be led to. */
const isOfScript = ({ url }: Request) => new URL(url).searchParams.has('keep');

const signedOut = () =>
  new Response(null, { status: 401, headers: { 'Cache-Control': 'no-store' } });

const notNow = () =>
  problem(
    503,
    'This could not be kept right now',
    'The database does not answer, or the folder of the content cannot be written. Go back: what you typed is still there. Press again in a minute, and if that does not help, tell whoever runs the server.',
  );
