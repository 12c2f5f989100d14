import { methodNotAllowed } from '@/lib/submissions/answer';
import { receiveContact } from '@/lib/submissions/contact';

const other = methodNotAllowed('POST');

export {
  other as DELETE,
  other as GET,
  other as HEAD,
  other as OPTIONS,
  other as PATCH,
  other as PUT,
  receiveContact as POST,
};
