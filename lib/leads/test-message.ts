import { randomUUID } from 'node:crypto';
import { post } from '#lib/post/webhook.ts';
import { leadEvent, type ToldLead } from './mails/lead-event.ts';

const deadline = 15_000; // ms

/**
 * Posts an invented message as a visitor's would be: the same fields, signature and deadline. Nothing is
 * stored. @throws where it is not taken
 */
export async function sendTestLead(): Promise<void> {
  const now = Date.now();
  const event = leadEvent('lead.created', { ...sample, id: randomUUID(), received_at: now }, now);
  await post('leads', randomUUID(), event, AbortSignal.timeout(deadline));
}

const sample: Omit<ToldLead, 'id' | 'received_at'> = {
  name: 'Test of the website',
  email: 'test@example.com',
  phone: '+92 300 0000000',
  message: 'This is a test of the website: nobody wrote it. Delete it.',
  page: '/contact',
  utm_source: 'test',
  utm_medium: null,
  utm_campaign: null,
  referrer: null,
  first_page: null,
  page_before: null,
};
