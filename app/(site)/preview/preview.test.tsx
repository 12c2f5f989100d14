import type { OutboxKind } from '#lib/database/schema.ts';
import type { LeadPost } from '#lib/post/lead-posts.ts';
import { sampleMails } from './sample-mails.ts';

const kinds: Record<Exclude<OutboxKind, 'alert-post' | 'reminder' | 'month' | LeadPost>, true> = {
  lead: true,
  answer: true,
  'answer-copy': true,
  'subscriber-notice': true,
  'subscriber-welcome': true,
  newsletter: true,
  digest: true,
  'sign-in': true,
  passkey: true,
  invitation: true,
  'not-live': true,
  'alert-mail': true,
};

test('the preview has every kind of mail, as HTML and as text', async () => {
  const mails = await sampleMails();
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  for (const { message } of mails) {
    expect(message.html).toContain('<html');
    expect(message.text).toMatch(/\S/);
  }
});
