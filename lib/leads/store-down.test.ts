import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { receiveUnsubscribe } from '#lib/letters/unsubscribe.ts';
import { postContact } from '#testing/post-contact.ts';
import { logged } from '#testing/post-office.ts';
import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { stored } from '#testing/stored.ts';

const blocker = path.join(String(process.env.DATA_DIR), 'not-a-folder');

// A folder below a file cannot be made. The settings are read at the first request.
beforeAll(() => {
  writeFileSync(blocker, '');
  process.env.DATA_DIR = path.join(blocker, 'data');
});

it.each([
  ['message', () => postContact()],
  ['subscription', () => receiveSubscription(jsonRequest('/api/newsletter', contactMessage))],
])('without a store, a %s is answered 503, and the log has why', async (_, post) => {
  const response = await post();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  const answer = await response.text();
  expect(JSON.parse(answer)).toEqual({ success: false, errors: { form: expect.any(String) } });
  expect(answer).not.toMatch(/ENOTDIR|EEXIST|not-a-folder|\.ts|\bat /);
  expect(logged()[0]).toMatch(/could not be stored/);
  expect(logged().join()).not.toMatch(/Ayesha|ayesha@|A shop/);
});

it('then an unsubscription is answered 503, with the button to try again', async () => {
  const way = `https://site.test/?token=${'x'.repeat(32)}`;
  const response = await receiveUnsubscribe(new Request(way, { method: 'POST' }));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<form method="post">');
});

it('once the store can be opened again, messages are taken without a restart', async () => {
  rmSync(blocker);
  expect((await postContact()).status).toBe(200);
  expect(stored('leads')).toHaveLength(1);
});
