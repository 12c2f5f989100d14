import { answerWords } from '#lib/words/answer-words.ts';

export const POST = answerWords;
