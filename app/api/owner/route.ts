export const dynamic = 'force-dynamic';

export { receiveOwnerLink as POST, showOwnerLink as GET } from '#lib/leads/owner-link.ts';
