import { methodNotAllowed } from '@/lib/submissions/answer';
import { issueToken } from '@/lib/submissions/form-token';

export const dynamic = 'force-dynamic';

export { issueToken as GET };

const other = methodNotAllowed('GET');

export { other as DELETE, other as OPTIONS, other as PATCH, other as POST, other as PUT };
