import { methodNotAllowed } from '@/lib/submissions/answer';
import { receiveUnsubscribe, showUnsubscribe } from '@/lib/submissions/unsubscribe';

// Else it would be rendered at build time, and lose its headers.
export const dynamic = 'force-dynamic';

export { receiveUnsubscribe as POST, showUnsubscribe as GET };

const notAllowed = methodNotAllowed('GET, POST');

export { notAllowed as DELETE, notAllowed as OPTIONS, notAllowed as PATCH, notAllowed as PUT };
