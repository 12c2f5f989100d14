import { answerForm, notArrived, problem, signedOut } from '#lib/desk/answer-act.ts';
import { openWords } from '#lib/desk/on-desk.ts';
import { readBytes } from '#lib/submissions/read-body.ts';
import { actOnWords } from './act-on-words.ts';

/** What a form may weigh with its photographs, in bytes. */
const largest = 32 * 1024 * 1024;

/** Answers a form of the editor: checks who sent it before anything is read of it. */
export function answerWords(request: Request): Promise<Response> {
  return answerForm(request, 'words', async () => {
    const desk = await openWords(request.headers);
    if (!desk) return problem(signedOut);
    const sent = await readSent(request);
    return sent instanceof Response ? sent : actOnWords(desk, sent);
  });
}

/** Reads never more than {@link largest}. @returns what to answer where that is no form, or not whole */
async function readSent(request: Request): Promise<FormData | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)) {
    return notArrived(415, 'The editor takes its forms only.');
  }
  const bytes = await readBytes(request, largest);
  if (bytes === 'too large') {
    return notArrived(413, 'A photograph may have 30 MB at most. Go back, and take a smaller one.');
  }
  if (bytes === 'broke off') return notWhole();
  // Parsing fails for nothing but what is no form.
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(notWhole);
}

const notWhole = () => notArrived(400, 'It did not arrive whole. Go back, and press again.');
