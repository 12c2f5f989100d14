export const dynamic = 'force-dynamic';

export { issueToken as GET } from '#lib/submissions/form-token.ts';
