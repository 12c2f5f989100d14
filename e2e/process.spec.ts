import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { rawRequest } from '#testing/listen.ts';
import { runServer, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { mailOf, newLead, postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('a message survives a taken port, kill -9 and no mail server', async () => {
  const down = await openInbox();
  await using site = await startSite({ SMTP_URL: down.url });
  await down.close();
  const lead = newLead();
  expect((await postLead(site.url, { body: lead })).status).toBe(200);

  await using inbox = await openInbox();
  const { port } = new URL(site.url);
  const env = { PORT: port, DATA_DIR: site.dataDir, SMTP_URL: inbox.url };
  const second = runServer(env, ['ignore', 'ignore', 'pipe']);
  const [said, [code]] = await Promise.all([text(second.stderr as Readable), once(second, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringMatching(`${port}.*PORT`)]);
  expect(inbox.mails).toEqual([]);

  await site.kill();
  await using up = await openInbox({}, down.port);
  await site.start();
  await up.waitFor(mailOf(lead));
});

test('a signal in a backlog: mails in flight are finished, none is sent twice', async () => {
  const reached = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  await using slow = await openInbox({
    onRcptTo(_address, _session, done) {
      reached.resolve();
      taken.promise.then(() => done());
    },
  });
  await using site = await startSite({ SMTP_URL: slow.url });
  for (let count = 0; count < 9; count += 1) expect((await postLead(site.url)).status).toBe(200);
  await reached.promise;
  const pid = site.pid() ?? 0;
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGINT');
  expect((await rawRequest(new URL(site.url).port, '/about')).status).toBe(200);
  taken.resolve();
  await site.stop();
  const sent = slow.mails.length;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(9);

  await site.start();
  await expect.poll(() => slow.mails.length).toBe(9);
  // Stopping finishes mails in flight, so that one sent twice would arrive.
  await site.stop();
  expect(new Set(slow.mails.map(({ messageId }) => messageId)).size).toBe(9);
  expect(slow.mails).toHaveLength(9);
});
