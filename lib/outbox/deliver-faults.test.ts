/** Mail servers that neither accept nor refuse a mail. */
import { createMailer } from '#lib/mail/transport.ts';
import { openFaultySmtp } from '#testing/faulty-smtp.ts';
import { openPostOffice, sentAt, silenceLog } from '#testing/post-office.ts';
import { deliverNext } from './deliver.ts';

silenceLog();

async function deliverTo(manner: Parameters<typeof openFaultySmtp>[0], deadline?: number) {
  const server = await openFaultySmtp(manner);
  const office = await openPostOffice();
  const mailer = createMailer({ SMTP_URL: server.url, DATA_DIR: 'unused' });
  await office.addLead();
  const attempt = (now: number) =>
    deliverNext(office.store, { mailer, clock: () => now, deadline });
  const began = Date.now();
  await attempt(sentAt);
  const elapsed = Date.now() - began;
  const [row] = await office.outbox();
  return { ...office, attempt, server, elapsed, row };
}

const dueForRetry = { attempts: 1, sent_at: null, failed_at: null };

describe('a mail server', () => {
  it.each(['silent', 'dripping'] as const)(
    'that is %s is dropped at the deadline, and retried',
    async (manner) => {
      const deadline = 300;
      const { row, server, elapsed } = await deliverTo(manner, deadline);
      server.close();
      expect(row).toMatchObject(dueForRetry);
      expect(elapsed).toBeGreaterThan(deadline - 10);
      expect(elapsed).toBeLessThan(deadline + 8_000);
    },
  );

  it('that hangs up after the data is retried with the same Message-ID', async () => {
    const { attempt, row, server } = await deliverTo('dropping after DATA');
    expect(row).toMatchObject(dueForRetry);
    await attempt(Number(row?.due));
    server.close();
    expect(server.seen).toHaveLength(2);
    expect(new Set(server.seen)).toEqual(new Set([expect.stringContaining(String(row?.id))]));
  });
});
