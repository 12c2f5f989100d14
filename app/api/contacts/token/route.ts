export const dynamic = 'force-dynamic';

export { issueToken as GET } from '#lib/leads/form-token.ts';
