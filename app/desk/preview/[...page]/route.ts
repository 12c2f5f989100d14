import { answerPreview } from '#lib/desk/answer-preview.ts';

export const GET = answerPreview;
