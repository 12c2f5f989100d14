export { receiveContact as POST } from '#lib/submissions/contact.ts';
