import { count } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { keepPolicy } from '#lib/privacy/retention.ts';
import type { Answer } from './answer.ts';

export async function retain(store: Store): Promise<Answer> {
  const data = await keepPolicy(store);
  const { messages, subscriptions, mails } = data;
  const what = `${count(messages, 'message')}, ${count(subscriptions, 'ended subscription')}, ${count(mails, 'mail')} of the outbox`;
  return { text: `Deleted: ${what}.`, data };
}
