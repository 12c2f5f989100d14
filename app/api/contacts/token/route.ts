import { methodNotAllowed } from '@/lib/submissions/answer';
import { issueToken } from '@/lib/submissions/form-token';

export const dynamic = 'force-dynamic';

export { issueToken as GET };

const notAllowed = methodNotAllowed('GET');

export {
  notAllowed as DELETE,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
};
