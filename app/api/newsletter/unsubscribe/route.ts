import { methodNotAllowed } from '@/lib/submissions/answer';
import { receiveUnsubscribe, showUnsubscribe } from '@/lib/submissions/unsubscribe';

// Without this the page would be made once, at build time, and lose its headers.
export const dynamic = 'force-dynamic';

export { receiveUnsubscribe as POST, showUnsubscribe as GET };

const other = methodNotAllowed('GET, POST');

export { other as DELETE, other as OPTIONS, other as PATCH, other as PUT };
