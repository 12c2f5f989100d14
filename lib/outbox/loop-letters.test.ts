import type { SMTPServerOptions } from 'smtp-server';
import { openNewsletter } from '#testing/newsletter.ts';
import { startOutbox } from './loop.ts';

async function queueLetterTo(readers: number, smtp?: SMTPServerOptions) {
  const addresses = Array.from({ length: readers }, (_, index) => `reader-${index}@example.com`);
  const office = await openNewsletter(addresses, smtp);
  await office.queue();
  return office;
}

let outbox: ReturnType<typeof startOutbox>;

afterEach(async () => {
  outbox.stop();
  await outbox.idle();
});

describe('the delivery of letters', () => {
  it('holds up no lead, though every letter is stuck at the mail server', async () => {
    const stuck: (() => void)[] = [];
    const arrived = Promise.withResolvers<void>();
    const { store, mailer, addLead } = await queueLetterTo(5, {
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('reader-')) stuck.push(done);
        else {
          done();
          arrived.resolve();
        }
      },
    });
    outbox = startOutbox(async () => store, { mailer }, 60_000);
    while (stuck.length < 2) await new Promise(setImmediate);
    for (let count = 0; count < 4; count += 1) await addLead({ name: `Visitor ${count}` });
    outbox.wake();
    await arrived.promise;
    expect(stuck).toHaveLength(2);
    outbox.stop();
    for (const done of stuck) done();
  });
});
