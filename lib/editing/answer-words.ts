import { answerForm, notArrived, refused } from '#lib/desk/answer-act.ts';
import { openDesk } from '#lib/desk/on-desk.ts';
import { actOnWords } from './act-on-words.ts';
import { receiveForm } from './receive-form.ts';

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
      const sent = await receiveForm(request);
      return sent instanceof Response ? sent : await actOnWords(desk, sent);
    } finally {
      underWay.set(email, (underWay.get(email) ?? 1) - 1);
    }
  });
}

/** Forms of a person that are being read, each with its photographs in memory. */
const underWay = new Map<string, number>();
const mostUnderWay = 6;
