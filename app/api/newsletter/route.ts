import { methodNotAllowed } from '@/lib/submissions/answer';
import { receiveSubscription } from '@/lib/submissions/newsletter';

const other = methodNotAllowed('POST');

export {
  other as DELETE,
  other as GET,
  other as HEAD,
  other as OPTIONS,
  other as PATCH,
  other as PUT,
  receiveSubscription as POST,
};
