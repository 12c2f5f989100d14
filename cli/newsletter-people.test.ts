import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { deliverNextLetter } from '#lib/outbox/deliver.ts';
import { getStore } from '#lib/store/store.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedSubscriber } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';

const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'letters-')), 'letter.md');
writeFileSync(file, '# News\n\nWords.\n');

const send = () => agency('newsletter', 'send', file, '--yes');
const letters = () => stored('outbox').filter(({ kind }) => kind === 'newsletter');

async function deliverAll() {
  const store = await getStore();
  const mailer = { destination: 'nowhere', send: async () => undefined };
  while ((await deliverNextLetter(store, { mailer }, 60_000)).kind !== 'idle');
}

beforeEach(async () => {
  emptyStore();
  changeStored('DELETE FROM letters');
  for (const name of ['a', 'b', 'c']) await seedSubscriber(`${name}@example.com`);
});

describe('a reader of letters', () => {
  it('finds each in the export, with its subject', async () => {
    await send();
    await deliverAll();
    const { mails } = await agencyJson('person', 'export', 'a@example.com');
    const letter = { mail: expect.stringMatching(/a letter/), subject: 'News' };
    expect(mails).toContainEqual(expect.objectContaining(letter));
  });

  it('is erased with them', async () => {
    await send();
    const { mails } = await agencyJson('person', 'erase', 'a@example.com', '--yes');
    // The welcome and the letter; the notice to the agency tells of others, too.
    expect(mails).toBe(2);
    expect(letters()).toHaveLength(2);
  });

  it('loses the record of them with the subscription', async () => {
    await send();
    changeStored("UPDATE subscribers SET unsubscribed_at = 5 WHERE email = 'a@example.com'");
    await agency('retention');
    expect(letters()).toHaveLength(2);
    expect(stored('letters')).toHaveLength(1);
  });
});

describe('an old letter', () => {
  it('is deleted with its rows, but not while a mail is waiting', async () => {
    await send();
    changeStored('UPDATE letters SET created_at = 5');
    await agency('retention');
    expect(stored('letters')).toHaveLength(1);
    await deliverAll();
    await agency('retention');
    expect([letters(), stored('letters')]).toEqual([[], []]);
  });
});
