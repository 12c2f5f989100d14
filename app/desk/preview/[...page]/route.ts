import { answerPreview } from '#lib/publishing/answer-preview.ts';

export const GET = answerPreview;
