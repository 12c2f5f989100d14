export const dynamic = 'force-dynamic';

export { answerHealth as GET } from '#lib/health/health.ts';
