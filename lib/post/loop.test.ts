import { startTasks } from '#lib/base/tasks.ts';
import { deskPeople } from '#lib/desk/people.ts';
import { askForLink } from '#lib/desk/sign-in-links.ts';
import { composers } from '#server/mails.ts';
import { given } from '#testing/given.ts';
import { five, logged, openNewsletter, openPostOffice } from '#testing/post-office.ts';
import { deliveryTasks } from './loop.ts';

// Stops the poll, so that only a wake starts the delivery.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
});

let outbox: ReturnType<typeof startTasks>;
const startOutbox = (...of: Parameters<typeof deliveryTasks>) => {
  outbox = startTasks(...deliveryTasks(...of));
};

afterEach(async () => {
  await outbox.end();
  jest.useRealTimers();
});

it('lets nobody wake a mail to sign in, nor has another mail wait for it', async () => {
  const { store, addLead, inbox, mailer } = await openPostOffice();
  startOutbox(async () => store, { composers, mailer });
  await outbox.idle();
  await askForLink(store, deskPeople()[0] ?? '', Date.now());
  await addLead();
  outbox.wake('immediate');
  await outbox.idle();
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New lead/)]);
  jest.advanceTimersByTime(2_000);
  await outbox.idle();
  expect(inbox.mails.at(1)?.subject).toMatch(/^Sign in/);
});

it('opens the store again after that failed, and sends what an earlier process has left', async () => {
  const { addLead, inbox, mailer, store } = await openPostOffice();
  await addLead();
  let isAway = true;
  const open = async () => {
    if (isAway) throw new Error('no disk');
    return store;
  };
  startOutbox(open, { composers, mailer });
  await outbox.idle();
  expect(inbox.mails).toHaveLength(0);
  expect(logged().join()).toContain('no disk');
  isAway = false;
  jest.advanceTimersByTime(2_000);
  await outbox.idle();
  expect(inbox.mails).toHaveLength(1);
});

it('holds up no lead, though every letter is stuck at the mail server', async () => {
  const stuck: (() => void)[] = [];
  const arrived = Promise.withResolvers<void>();
  const { store, mailer, addLead, queue } = await openNewsletter(five, {
    onRcptTo({ address }, _session, done) {
      if (five.includes(address)) {
        stuck.push(done);
      } else {
        done();
        arrived.resolve();
      }
    },
  });
  await queue();
  given({ NEWSLETTER_PER_MINUTE: 60_000 });
  startOutbox(async () => store, { composers, mailer });
  while (stuck.length < 2) {
    jest.advanceTimersByTime(100);
    await new Promise(setImmediate);
  }
  for (let count = 0; count < 4; count += 1) await addLead({ name: `Visitor ${count}` });
  outbox.wake('immediate');
  await arrived.promise;
  expect(stuck).toHaveLength(2);
  for (const done of stuck) done();
});
