import { env } from '#lib/base/env.ts';
import { getStore } from '#lib/database/store.ts';
import { closeAfter } from '#testing/close-after.ts';
import { openPostOffice } from '#testing/post-office.ts';
import { seedLead } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { openWebServer } from '#testing/web-server.ts';
import { recordCondition } from './alerts.ts';
import { createWatch } from './watch.ts';

beforeEach(() => {
  const [SMTP_URL, ALERT_URL] = ['smtp://127.0.0.1:9', 'http://127.0.0.1:9/'];
  Object.assign(env(), { SMTP_URL, ALERT_URL, MAIL_TO: 'leads@example.com' });
});

afterEach(() => {
  Object.assign(env(), { SMTP_URL: undefined, ALERT_URL: undefined, MAIL_TO: undefined });
  return emptyStore();
});

let asked = 1e9;

/** One check at the start, and one after each change. */
async function watch(...between: (() => unknown)[]) {
  const sent: string[] = [];
  // Past the age at which a result is reused.
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    asked += 2_000;
    return asked;
  });
  const look = createWatch(async (kind, { subject, state }) => {
    sent.push(`${kind} ${subject} ${state}`);
    // The first is not taken.
    if (sent.length === 1) throw new Error('not now');
  });
  await look();
  for (const change of between) {
    await change();
    await look();
  }
  clock.mockRestore();
  return { sent };
}

const nothing = () => undefined;
const states = () => stored('alerts').map(({ state }) => state);
const posts = () => stored('outbox').filter(({ kind }) => kind === 'alert-post');

it('reports once that mail is refused, and once that it is well again', async () => {
  await watch(
    nothing,
    () => seedLead({}, { problem: 'refused' }),
    nothing,
    () => changeStored('UPDATE outbox SET problem = NULL, sent_at = 1'),
    nothing,
  );
  expect(states()).toEqual(['wrong', 'well']);
  expect(posts().map(({ subject_id }) => subject_id)).toEqual(['mail-1', 'mail-2']);
  expect(stored('alerts')[0]?.reason).toMatch(/visitor messages.*refuses/);
});

it('reports a recovery only once the mail has been taken, and nothing twice after a restart', async () => {
  await watch(
    () => seedLead({}, { problem: 'refused' }),
    () => changeStored("UPDATE outbox SET problem = 'passing' WHERE kind = 'lead'"),
  );
  changeStored("UPDATE outbox SET problem = 'refused' WHERE kind = 'lead'");
  await watch(nothing);
  expect(states()).toEqual(['wrong']);
});

const fillDisk = () =>
  changeStored(
    "CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT raise(FAIL, 'disk full'); END",
  );
const makeRoom = () => changeStored('DROP TRIGGER full');

it('reports past the store that it cannot be written, by each way until it is taken there', async () => {
  env().ALERT_MAIL_TO = 'owner@example.net';
  // What passes is reported never.
  const { sent } = await watch(fillDisk, makeRoom, fillDisk, nothing, nothing, makeRoom, nothing);
  env().ALERT_MAIL_TO = undefined;
  expect(sent).toEqual([
    ...['alert-post store wrong', 'alert-mail store wrong', 'alert-post store wrong'],
    ...['alert-post store well', 'alert-mail store well'],
  ]);
});

// That a webhook which fails is tried again: lib/leads/lead-event.test.ts.
it('an alert goes to the webhook through the outbox', async () => {
  const { store, deliver, outbox } = await openPostOffice();
  const server = await openWebServer((_, response) => void response.writeHead(204).end());
  closeAfter(server.close);
  env().ALERT_URL = server.url;
  await recordCondition(store, { subject: 'mail', state: 'wrong', reason: 'R', at: 1 });
  await deliver(1);
  expect(await outbox()).toMatchObject([{ sent_at: 1 }]);
  // Chat programs show the text.
  const text = expect.stringMatching(/^The mail of \S+ needs attention\. R$/);
  const change = { subject: 'mail', state: 'wrong', reason: 'R', at: '1970-01-01T00:00:00.001Z' };
  expect(server.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ ...change, text }]);
});

afterAll(async () => (await getStore()).close());
