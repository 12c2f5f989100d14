import { readdirSync } from 'node:fs';
import { postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('SIGTERM in the middle of a backlog: mails in flight are finished, the rest waits, none is sent twice', async ({
  own,
}) => {
  const down = await own.inbox();
  const site = await own.site({ SMTP_URL: down.url });
  await down.close();
  for (let count = 0; count < 9; count += 1) expect((await postLead(site.url)).status).toBe(200);
  await site.stop();

  const reached = Promise.withResolvers<void>();
  const slow = await own.inbox(
    {
      onRcptTo(_address, _session, done) {
        reached.resolve();
        setTimeout(done, 1_000);
      },
    },
    down.port,
  );
  await site.start();
  await reached.promise;
  await site.stop();
  const sent = slow.mails.length;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(9);

  await site.start();
  await expect.poll(() => slow.mails.length, { timeout: 40_000 }).toBe(9);
  // Stopping finishes mails in flight, so that one sent twice would arrive.
  await site.stop();
  expect(new Set(slow.mails.map(({ messageId }) => messageId)).size).toBe(9);
  expect(slow.mails).toHaveLength(9);
});

test('a client cannot choose the address it is counted under', async ({ own }) => {
  const site = await own.site({ RATE_LIMIT_PER_CLIENT: '2' });
  const forwarded = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  expect(await statusesFor(site.url, forwarded)).toEqual([200, 200, 429]);
});

test('behind a proxy, the address that the proxy saw is counted', async ({ own }) => {
  const site = await own.site({ RATE_LIMIT_PER_CLIENT: '2', TRUSTED_PROXIES: '1' });
  const invented = ['9.9.9.1, 192.0.2.1', '9.9.9.2, 192.0.2.1', '9.9.9.3, 192.0.2.1'];
  const forwarded = [...invented, '192.0.2.2'];
  expect(await statusesFor(site.url, forwarded)).toEqual([200, 200, 429, 200]);
});

test('no request body gives a 5xx or a stack trace', async ({ site }) => {
  const proto = '{"__proto__":{"x":1},"constructor":{"prototype":{}},"name":"A"}';
  const deep = '{"a":'.repeat(9_000);
  for (const body of ['', '{', 'null', '[]', '"x"', '{"name":{"$gt":""}}', '\0', deep, proto]) {
    const response = await postLead(site.url, { body });
    expect(response.status, body.slice(0, 40)).toBe(400);
    expect(await response.text()).not.toMatch(/\bat .*\.(js|ts)|Error:/);
  }
  for (const cookie of ['form-token=', 'form-token=a.b.c', 'form-token=%%%', '\u00ff=;;;']) {
    expect((await postLead(site.url, { headers: { cookie } })).status).toBe(200);
  }
  expect((await postLead(site.url, { headers: { 'content-type': 'text/plain' } })).status).toBe(
    415,
  );
  expect((await postLead(site.url, { body: 'x'.repeat(70_000) })).status).toBe(413);
});

test('200 addresses that do not exist leave no file', async ({ site }) => {
  for (let number = 0; number < 50; number += 1) {
    for (const folder of ['services', 'industries', 'portfolio', 'nowhere']) {
      const response = await fetch(`${site.url}/${folder}/unknown-${number}`);
      expect(response.status).toBe(404);
      await response.arrayBuffer();
    }
  }
  const left = readdirSync('.next', { recursive: true }).filter((file) =>
    String(file).includes('unknown-'),
  );
  expect(left).toEqual([]);
});

async function statusesFor(url: string, forwarded: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const addresses of forwarded) {
    statuses.push((await postLead(url, { headers: { 'x-forwarded-for': addresses } })).status);
  }
  return statuses;
}
