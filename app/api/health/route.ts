import { answerHealth } from '@/lib/health/health';
import { methodNotAllowed } from '@/lib/submissions/answer';

export const dynamic = 'force-dynamic';

export { answerHealth as GET };

const notAllowed = methodNotAllowed('GET');

export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
