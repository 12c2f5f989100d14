import { answerHealth } from '@/lib/health/health';
import { methodNotAllowed } from '@/lib/submissions/answer';

export const dynamic = 'force-dynamic';

export { answerHealth as GET };

const other = methodNotAllowed('GET');

export { other as DELETE, other as OPTIONS, other as PATCH, other as POST, other as PUT };
