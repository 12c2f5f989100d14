import { answerPreview } from '#lib/desk/answer-preview.ts';

export const dynamic = 'force-dynamic';

export const GET = answerPreview;
