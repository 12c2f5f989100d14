import { content } from '#lib/content/content.ts';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { given, mailServer } from '#testing/given.ts';
import { postContact } from '#testing/post-contact.ts';
import { jsonRequest } from '#testing/requests.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { answerHealth } from './health.ts';

let asked = 1e9;
const health = async () => {
  // Past the age at which a result is reused.
  asked += 2_000;
  jest.spyOn(performance, 'now').mockReturnValue(asked);
  const response = await answerHealth();
  return { status: response.status, ...(await response.json()) };
};

const minutes = 60_000;

beforeEach(async () => {
  await emptyStore();
  // The placeholder of a site that is not configured.
  jest.replaceProperty(content().site, 'email', 'hello@agency.example');
});
const setServer = () => given({ ...mailServer, MAIL_TO: 'leads@example.com' });

function later(milliseconds: number) {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
}

it('is healthy with nothing to do, and never cached', async () => {
  const response = await answerHealth();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await health()).toEqual({
    ...{ status: 200, store: 'ok', mail: 'failed' },
    checks: {
      database: 'ok',
      'mail queue': 'ok',
      // Tests set no mail server.
      'mail server': 'failed',
      'inbox of the leads': 'failed',
    },
    backlog: { held: 0, waiting: 0, newsletter: 0, posts: 0 },
  });
  // The check has written.
  expect([stored('leads'), stored('outbox')]).toEqual([[], []]);
});

it('is unhealthy when a mail to the agency has waited for more than five minutes, or is refused', async () => {
  setServer();
  await postContact();
  later(90_000);
  const answer = await health();
  const soon = { status: 200, checks: { 'mail queue': 'ok' }, backlog: { waiting: 1 } };
  expect(answer).toMatchObject(soon);
  expect(JSON.stringify(answer)).not.toMatch(/ayesha/i);
  later(4 * minutes);
  const late = { status: 503, checks: { database: 'ok', 'mail queue': 'failed' } };
  expect(await health()).toMatchObject(late);
  // At once, where it is refused.
  changeStored(`UPDATE outbox SET problem = 'refused', created_at = ${Date.now()}`);
  expect(await health()).toMatchObject(late);
});

it('is healthy while only a welcome waits: that is between the subscriber and their mail server', async () => {
  setServer();
  await receiveSubscription(jsonRequest('/api/newsletter', { email: 'reader@example.com' }));
  changeStored("DELETE FROM outbox WHERE kind <> 'subscriber-welcome'");
  changeStored("UPDATE outbox SET problem = 'passing'");
  later(60 * minutes);
  expect(await health()).toMatchObject({ status: 200, backlog: { waiting: 1 } });
});

it('is unhealthy without a mail server where the site is in use, and where mail goes to a placeholder', async () => {
  given({ MAIL_TO: 'leads@example.com' });
  const noServer = { 'mail server': 'failed', 'inbox of the leads': 'ok' };
  expect(await health()).toMatchObject({ status: 503, checks: noServer });
  given(mailServer);
  expect((await health()).status).toBe(200);
  given({ MAIL_TO: undefined });
  const noInbox = { status: 503, checks: { 'inbox of the leads': 'failed' } };
  expect(await health()).toMatchObject(noInbox);
});

it('is unhealthy where a message could not be stored, though the database can be read', async () => {
  changeStored(
    "CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT raise(FAIL, 'disk full'); END",
  );
  expect((await postContact()).status).toBe(503);
  expect(await health()).toMatchObject({ status: 503, checks: { database: 'failed' } });
  changeStored('DROP TRIGGER full');
  expect(await health()).toMatchObject({ status: 200, checks: { database: 'ok' } });
});
