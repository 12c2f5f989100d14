export { receiveContact as POST } from '#lib/leads/contact.ts';
