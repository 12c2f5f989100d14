import { content } from '#lib/content/content.ts';
import { alertPayload } from './webhook.ts';

it('an alert has a text that chat programs show', () => {
  const { url } = content().site;
  const notice = { subject: 'mail', state: 'wrong', reason: 'It is refused.', at: 0 } as const;
  expect(alertPayload(notice)).toEqual({
    text: `The mail of ${new URL(url).host} needs attention. It is refused.`,
    site: url,
    subject: 'mail',
    state: 'wrong',
    reason: 'It is refused.',
    at: '1970-01-01T00:00:00.000Z',
  });
});
