import { randomUUID } from 'node:crypto';
import { createReceiver, leadEvent } from '#lib/outbox/receiver.ts';
import type { Lead } from '#lib/store/schema.ts';

const deadline = 15_000; // ms

/**
 * Posts an invented message as a visitor's would be: the same fields, signature and deadline. Nothing is
 * stored. @throws where it is not taken
 */
export async function sendTestLead(url: string, key: () => Promise<Buffer>): Promise<void> {
  const now = Date.now();
  const event = leadEvent('lead.created', { ...sample, id: randomUUID(), received_at: now }, now);
  await createReceiver(url, key).send(randomUUID(), event, AbortSignal.timeout(deadline));
}

const sample: Lead = {
  id: '',
  name: 'Test of the website',
  email: 'test@example.com',
  email_key: 'test@example.com',
  phone: '+92 300 0000000',
  message: 'This is a test of the website: nobody wrote it. Delete it.',
  page: '/contact',
  received_at: 0,
  suspicion: null,
  fingerprint: null,
  told_at: null,
  dismissed_at: null,
  answered_at: null,
  note: null,
  cleared_suspicion: null,
  answer_unknown: null,
  utm_source: 'test',
  utm_medium: null,
  utm_campaign: null,
  referrer: null,
};
