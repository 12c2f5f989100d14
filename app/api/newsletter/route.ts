export { receiveSubscription as POST } from '#lib/submissions/newsletter.ts';
