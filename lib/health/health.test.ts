import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { receiveContact } from '#lib/leads/contact.ts';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { answerHealth } from './health.ts';

const { site } = content();

let asked = 1e9;
const health = async () => {
  // Past the age at which a result is reused.
  asked += 2_000;
  jest.spyOn(performance, 'now').mockReturnValue(asked);
  const response = await answerHealth();
  return { status: response.status, ...(await response.json()) };
};

const minutes = 60_000;
const emptyBacklog = { held: 0, waiting: 0, newsletter: 0, posts: 0 };

beforeEach(async () => {
  await emptyStore();
  // The placeholder of a site that is not configured.
  jest.replaceProperty(site, 'email', 'hello@agency.example');
});
afterEach(() => void Object.assign(env(), { MAIL_TO: undefined, SMTP_URL: undefined }));
const setServer = () =>
  Object.assign(env(), { MAIL_TO: 'leads@example.com', SMTP_URL: 'smtp://127.0.0.1:9' });

const receiveLead = () => receiveContact(jsonRequest('/api/contacts', contactMessage));

function later(milliseconds: number) {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
}

describe('the health address', () => {
  it('is healthy with nothing to do, and never cached', async () => {
    const response = await answerHealth();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await health()).toEqual({
      status: 200,
      store: 'ok',
      // Tests set no mail server.
      mail: 'folder',
      backlog: emptyBacklog,
      trouble: [],
    });
    // The check has written.
    expect([stored('leads'), stored('outbox')]).toEqual([[], []]);
  });

  it('is unhealthy when a mail to the agency has waited for more than five minutes, or is refused', async () => {
    setServer();
    await receiveLead();
    const since = new Date(Number(stored('outbox')[0]?.created_at)).toISOString();
    later(90_000);
    const answer = await health();
    expect(answer).toMatchObject({ status: 200, backlog: { waiting: 1 }, trouble: [] });
    expect(JSON.stringify(answer)).not.toMatch(/ayesha/i);
    later(4 * minutes);
    expect(await health()).toMatchObject({
      status: 503,
      store: 'ok',
      mail: 'late',
      trouble: [{ kind: 'lead', problem: 'late', waiting: 1, since }],
    });
    // At once, where it is refused.
    changeStored(`UPDATE outbox SET problem = 'refused', created_at = ${Date.now()}`);
    expect(await health()).toMatchObject({ status: 503, mail: 'refused' });
  });

  it('is healthy while only a welcome waits: that is between the subscriber and their mail server', async () => {
    setServer();
    await receiveSubscription(jsonRequest('/api/newsletter', { email: contactMessage.email }));
    changeStored("DELETE FROM outbox WHERE kind <> 'subscriber-welcome'");
    changeStored("UPDATE outbox SET problem = 'passing'");
    later(60 * minutes);
    expect(await health()).toMatchObject({ status: 200, backlog: { waiting: 1 }, trouble: [] });
  });

  it('is unhealthy without a mail server where the site is in use, and where mail goes to a placeholder', async () => {
    env().MAIL_TO = 'leads@example.com';
    expect(await health()).toMatchObject({ status: 503, mail: 'folder', trouble: [] });
    setServer();
    expect(await health()).toMatchObject({ status: 200, mail: 'ok' });
    env().MAIL_TO = undefined;
    expect(await health()).toMatchObject({ status: 503, mail: 'placeholder' });
  });

  it('is unhealthy where a message could not be stored, though the database can be read', async () => {
    changeStored(
      "CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT raise(FAIL, 'disk full'); END",
    );
    expect((await receiveLead()).status).toBe(503);
    expect(await health()).toEqual({ status: 503, store: 'unwritable' });
    changeStored('DROP TRIGGER full');
    expect(await health()).toMatchObject({ status: 200, store: 'ok' });
  });
});
