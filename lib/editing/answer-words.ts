import { answerForm, notArrived, refused, tooMuch } from '#lib/desk/answer-act.ts';
import { openDesk } from '#lib/desk/on-desk.ts';
import { isFormPost, largestBody, mediaType, readBytes } from '#lib/http/read-body.ts';
import { hasStackedMarks } from '#lib/http/typed-text.ts';
import { actOnWords } from './act-on-words.ts';
import { mostParts, parseForm } from './parse-form.ts';

/** What a form may weigh with its photographs, in bytes. */
const largest = 32 * 1024 * 1024;

/** Answers a form of the editor: checks who sent it before anything is read of it. */
export function answerWords(request: Request): Promise<Response> {
  return answerForm(request, 'words', async () => {
    const desk = await openDesk(request.headers, 'words');
    if (typeof desk === 'string') return refused(desk);
    const { email } = desk.person;
    const others = underWay.get(email) ?? 0;
    if (others >= mostUnderWay) return notArrived(429, 'Too much comes at once. Press again.');
    underWay.set(email, others + 1);
    try {
      const sent = await readSent(request);
      return sent instanceof Response ? sent : await actOnWords(desk, sent);
    } finally {
      underWay.set(email, (underWay.get(email) ?? 1) - 1);
    }
  });
}

/** Forms of a person that are being read, each with its photographs in memory. */
const underWay = new Map<string, number>();
const mostUnderWay = 6;

/** Reads never more than {@link largest}. @returns what to answer where that is no form, or not whole */
async function readSent(request: Request): Promise<FormData | Response> {
  const isUpload = mediaType(request) === 'multipart/form-data';
  if (!isUpload && !isFormPost(request)) {
    return notArrived(415, 'The editor takes its forms only.');
  }
  const bytes = await readBytes(request, isUpload ? largest : largestBody);
  if (bytes === 'broke off') return notWhole();
  if (bytes === 'too large') return isUpload ? tooLarge() : tooMuch();
  const type = request.headers.get('content-type') ?? '';
  const sent = isUpload
    ? parseForm(bytes, type)
    : await new Response(bytes, { headers: { 'content-type': type } }).formData();
  if (sent === 'broken') return notWhole();
  if (sent === 'too much') return tooMuch();
  const values = [...sent.values()];
  return values.length > mostParts || values.some(isEndless) ? tooMuch() : sent;
}

const isEndless = (value: FormDataEntryValue) =>
  typeof value === 'string' && (hasStackedMarks(value) || value.split('\n').length > mostLines);

/** No text has more. */
const mostLines = 5_000;

const notWhole = () => notArrived(400, 'It did not arrive whole. Go back, and press again.');

const tooLarge = () =>
  notArrived(413, 'A photograph may have 30 MB at most. Go back, and take a smaller one.');
