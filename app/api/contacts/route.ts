import { methodNotAllowed } from '@/lib/submissions/answer';
import { receiveContact } from '@/lib/submissions/contact';

const notAllowed = methodNotAllowed('POST');

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
  receiveContact as POST,
};
