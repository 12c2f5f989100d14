import { answerWords } from '#lib/words/answer-words.ts';

export const dynamic = 'force-dynamic';

export const POST = answerWords;
