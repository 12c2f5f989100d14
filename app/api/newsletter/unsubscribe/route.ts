// Else it would be rendered at build time, and lose its headers.
export const dynamic = 'force-dynamic';

export {
  receiveUnsubscribe as POST,
  showUnsubscribe as GET,
} from '#lib/letters/unsubscribe.ts';
