/** Mail servers that neither take a mail nor refuse it. */
import { createMailer } from '@/lib/mail/transport';
import { openFaultySmtp } from '@/testing/faulty-smtp';
import { openPostOffice, sentAt, silenceLog } from '@/testing/post-office';
import { deliverNext } from './deliver';

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
  const took = Date.now() - began;
  const [row] = await office.outbox();
  return { ...office, attempt, server, took, row };
}

const toBeTriedAgain = { attempts: 1, sent_at: null, failed_at: null };

describe('a mail server', () => {
  it.each(['silent', 'dripping'] as const)(
    'that is %s is given up at the deadline, and tried again',
    async (manner) => {
      const deadline = 300;
      const { row, server, took } = await deliverTo(manner, deadline);
      server.close();
      expect(row).toMatchObject(toBeTriedAgain);
      expect(took).toBeGreaterThan(deadline - 10);
      expect(took).toBeLessThan(deadline + 8_000);
    },
  );

  it('that hangs up after the data is tried again under the same Message-ID', async () => {
    const { attempt, row, server } = await deliverTo('dropping after DATA');
    expect(row).toMatchObject(toBeTriedAgain);
    await attempt(Number(row?.due));
    server.close();
    expect(server.seen).toHaveLength(2);
    expect(new Set(server.seen)).toEqual(new Set([expect.stringContaining(String(row?.id))]));
  });
});
