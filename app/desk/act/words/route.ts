import { answerWords } from '#lib/editing/answer-words.ts';

export const POST = answerWords;
