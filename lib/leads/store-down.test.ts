import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { receiveUnsubscribe } from '#lib/letters/unsubscribe.ts';
import { logged } from '#testing/post-office.ts';
import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { stored } from '#testing/stored.ts';
import { receiveContact } from './contact.ts';

const blocker = path.join(String(process.env.DATA_DIR), 'not-a-folder');

// A folder below a file cannot be made. The settings are read at the first request.
beforeAll(() => {
  writeFileSync(blocker, '');
  process.env.DATA_DIR = path.join(blocker, 'data');
});

describe('while the store cannot be opened', () => {
  it.each([
    ['message', () => receiveContact(jsonRequest('/api/contacts', contactMessage))],
    ['subscription', () => receiveSubscription(jsonRequest('/api/newsletter', contactMessage))],
  ])(
    'a %s is answered 503 with Retry-After, and told nothing of the failure or the folder',
    async (_, post) => {
      const response = await post();
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      const answer = await response.text();
      expect(JSON.parse(answer)).toEqual({ success: false, errors: { form: expect.any(String) } });
      expect(answer).not.toMatch(/ENOTDIR|EEXIST|not-a-folder|\.ts|\bat /);
    },
  );

  it('an unsubscription is answered 503 with the button to try again', async () => {
    const way = `https://site.test/?token=${'x'.repeat(32)}`;
    const response = await receiveUnsubscribe(new Request(way, { method: 'POST' }));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<form method="post">');
  });

  it('the log contains the failure, but nothing that the visitor wrote', async () => {
    await receiveContact(jsonRequest('/api/contacts', contactMessage));
    expect(logged()[0]).toMatch(/could not be stored/);
    expect(logged().join()).not.toMatch(/Ayesha|ayesha@|A shop/);
  });
});

it('once the store can be opened again, messages are taken without a restart', async () => {
  rmSync(blocker);
  expect((await receiveContact(jsonRequest('/api/contacts', contactMessage))).status).toBe(200);
  expect(stored('leads')).toHaveLength(1);
});
