import { acts } from '#app/desk/act/acts.ts';
import { answerAct } from '#lib/desk/answer-act.ts';

export async function POST(request: Request, { params }: { params: Promise<{ act: string }> }) {
  return answerAct(request, (await params).act, acts);
}
