import { methodNotAllowed } from '@/lib/submissions/answer';
import { receiveSubscription } from '@/lib/submissions/newsletter';

const notAllowed = methodNotAllowed('POST');

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
  receiveSubscription as POST,
};
