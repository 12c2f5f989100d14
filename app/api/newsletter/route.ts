export { receiveSubscription as POST } from '#lib/letters/newsletter.ts';
