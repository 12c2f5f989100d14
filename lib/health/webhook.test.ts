import { Webhook as Verifier } from 'standardwebhooks';
import { content } from '#lib/content/content.ts';
import type { Notice } from '#lib/store/schema.ts';
import { openWebServer } from '#testing/web-server.ts';
import { alertPayload, createAlertWebhook } from './webhook.ts';

const { site } = content();

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const notice: Notice = { subject: 'mail', state: 'wrong', reason: 'It is refused.', at: 0 };

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function open(status = 204) {
  const receiver = await openWebServer((_, response) => response.writeHead(status).end());
  closings.push(receiver.close);
  const webhook = createAlertWebhook(receiver.url, async () => key);
  return {
    receiver,
    send: () => webhook.send('mail-1', alertPayload(notice), AbortSignal.timeout(5_000)),
  };
}

it('posts JSON with a text that chat programs show, signed as Standard Webhooks wants it', async () => {
  const { receiver, send } = await open();
  await send();
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      text: `The mail of ${new URL(site.url).host} needs attention. It is refused.`,
      site: site.url,
      subject: 'mail',
      state: 'wrong',
      reason: 'It is refused.',
      at: '1970-01-01T00:00:00.000Z',
    },
  ]);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const verifier = new Verifier(key.toString('base64'));
  const signed = headers as Record<string, string>;
  expect(signed['webhook-id']).toBe('mail-1');
  expect(() => verifier.verify(body, signed)).not.toThrow();
  expect(() => verifier.verify(body.replace('wrong', 'well'), signed)).toThrow();
});

it.each([302, 500])('fails where the receiver answers %i', async (status) => {
  const { send } = await open(status);
  await expect(send()).rejects.toMatchObject({ responseCode: status });
});
