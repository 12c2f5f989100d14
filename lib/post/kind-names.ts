import type { OutboxKind } from '#lib/database/schema.ts';

/** Of several of a kind. */
export const kindNames: Record<OutboxKind, string> = {
  lead: 'visitor messages',
  'lead-post': 'visitor messages',
  'lead-correction': 'corrections',
  'lead-erasure': 'erasures',
  answer: 'answers to visitors',
  'answer-copy': 'copies of answers',
  'subscriber-notice': 'notices of new subscribers',
  'subscriber-welcome': 'welcomes to subscribers',
  newsletter: 'letters to subscribers',
  digest: 'digests',
  'sign-in': 'links to sign in',
  invitation: 'invitations to the desk',
  passkey: 'notices of passkeys',
  'not-live': 'notices of pages that could not go live',
  reminder: 'reminders',
  month: 'reports on a month',
  'alert-mail': 'alerts',
  'alert-post': 'alerts',
};
