import { postJson } from '@/testing/requests';
import { changeStored, emptyStore } from '@/testing/stored';
import { answerHealth } from './health';
import { receiveContact } from './submissions/contact';
import { receiveSubscription } from './submissions/newsletter';

const lead = { name: 'Ayesha', email: 'ayesha@example.com', phone: '', message: 'A shop, please.' };
const health = async () => {
  const response = await answerHealth();
  return { status: response.status, ...(await response.json()) };
};

beforeEach(emptyStore);
afterEach(() => jest.restoreAllMocks());

describe('the health address', () => {
  it('is well with nothing to do, and not kept by anyone', async () => {
    const response = await answerHealth();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await health()).toEqual({
      status: 200,
      store: 'ok',
      backlog: { waiting: 0, oldestSeconds: 0, failed: 0 },
      mail: 'ok',
    });
  });

  it('tells how many mails wait, for how long, and nothing of what they say', async () => {
    await receiveContact(postJson('/api/contacts', lead));
    const later = Date.now() + 90_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const answer = await health();
    expect(answer).toMatchObject({ status: 200, backlog: { waiting: 1 }, mail: 'ok' });
    expect(answer.backlog.oldestSeconds).toBeGreaterThanOrEqual(90);
    expect(JSON.stringify(answer)).not.toMatch(/ayesha/i);
  });

  it('is unwell when a mail has waited for more than a quarter of an hour', async () => {
    await receiveContact(postJson('/api/contacts', lead));
    const later = Date.now() + 15 * 60_000 + 1_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await health()).toMatchObject({ status: 503, store: 'ok', mail: 'late' });
  });

  it('is well while only a welcome waits: that is between the subscriber and their mail server', async () => {
    await receiveSubscription(postJson('/api/newsletter', { email: lead.email }));
    changeStored("DELETE FROM outbox WHERE kind <> 'subscriber-welcome'");
    const later = Date.now() + 15 * 60_000 + 1_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await health()).toMatchObject({ status: 200, mail: 'ok', backlog: { waiting: 1 } });
  });

  it('says that mail is tried again, and counts what was refused for good', async () => {
    await receiveContact(postJson('/api/contacts', lead));
    changeStored("UPDATE outbox SET last_error = 'ECONNREFUSED'");
    expect(await health()).toMatchObject({ status: 200, mail: 'retrying' });
    changeStored('UPDATE outbox SET failed_at = 1');
    expect(await health()).toMatchObject({ status: 200, backlog: { waiting: 0, failed: 1 } });
  });
});
