import { getStore } from '#lib/database/store.ts';
import { closeAfter } from '#testing/close-after.ts';
import { given, mailServer } from '#testing/given.ts';
import { openPostOffice } from '#testing/post-office.ts';
import { seedLead } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { openWebServer } from '#testing/web-server.ts';
import { recordCondition } from './alerts.ts';
import { createWatch } from './watch.ts';

beforeEach(async () => {
  await emptyStore();
  given({ ...mailServer, ALERT_URL: 'http://127.0.0.1:9/', MAIL_TO: 'leads@example.com' });
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

it('reports once that mail is refused, whatever restarts, and once that it was taken again', async () => {
  const say = (sql: string) => () => changeStored(`UPDATE outbox SET ${sql} WHERE kind = 'lead'`);
  const again = say("problem = 'passing'");
  await watch(nothing, () => seedLead({}, { problem: 'refused' }), nothing, again);
  say("problem = 'refused'")();
  await watch(nothing);
  expect(states()).toEqual(['wrong']);
  await watch(say('problem = NULL, sent_at = 1'), nothing);
  expect(states()).toEqual(['wrong', 'well']);
  expect(posts().map(({ subject_id }) => subject_id)).toEqual(['mail-1', 'mail-2']);
  expect(stored('alerts')[0]?.reason).toMatch(/visitor messages.*refuses/);
});

const fillDisk = () =>
  changeStored(
    "CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT raise(FAIL, 'disk full'); END",
  );
const makeRoom = () => changeStored('DROP TRIGGER full');

it('reports past the store that it cannot be written, by each way until it is taken there', async () => {
  given({ ALERT_MAIL_TO: 'owner@example.net' });
  // What passes is reported never.
  const { sent } = await watch(fillDisk, makeRoom, fillDisk, nothing, nothing, makeRoom, nothing);
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
  given({ ALERT_URL: server.url });
  await recordCondition(store, { subject: 'mail', state: 'wrong', reason: 'R', at: 1 });
  await deliver(1);
  expect(await outbox()).toMatchObject([{ sent_at: 1 }]);
  // Chat programs show the text.
  const text = expect.stringMatching(/^The mail of \S+ needs attention\. R$/);
  const change = { subject: 'mail', state: 'wrong', reason: 'R', at: '1970-01-01T00:00:00.001Z' };
  expect(server.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ ...change, text }]);
});

afterAll(async () => (await getStore()).close());
