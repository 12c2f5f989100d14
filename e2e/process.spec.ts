import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { shutdownTimeout } from '#server/close.ts';
import { freePort } from '#testing/listen.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { runServer } from '#testing/site.ts';
import { postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

async function failToStart(env: Record<string, string>) {
  const server = runServer(env, ['ignore', 'ignore', 'pipe']);
  const [error, [code]] = await Promise.all([
    server.stderr ? text(server.stderr) : '',
    once(server, 'exit'),
  ]);
  return { code, error };
}

test('a taken port ends the process with a sentence, and no mail is sent', async ({ own }) => {
  const down = await own.inbox();
  const site = await own.site({ SMTP_URL: down.url });
  await down.close();
  expect((await postLead(site.url)).status).toBe(200);

  const inbox = await own.inbox();
  const { port } = new URL(site.url);
  const env = { PORT: port, DATA_DIR: site.dataDir, SMTP_URL: inbox.url };
  expect(await failToStart(env)).toEqual({
    code: 1,
    error: expect.stringMatching(`${port}.*PORT`),
  });
  expect(inbox.mails).toEqual([]);
});

test('a host that is no address of this machine ends the process with a sentence', async () => {
  for (const HOST of ['192.0.2.1', 'no-such-host.invalid']) {
    const { code, error } = await failToStart({ PORT: '3000', HOST });
    expect([code, error]).toEqual([1, expect.stringContaining(`HOST is "${HOST}"`)]);
  }
});

test('a store that cannot be used ends the process with a sentence', async () => {
  const file = 'package.json';
  const folder = await failToStart({ PORT: '3000', DATA_DIR: file });
  expect([folder.code, folder.error]).toEqual([
    1,
    expect.stringContaining(`DATA_DIR is "${file}"`),
  ]);

  const DATABASE_URL = `postgres://site:hunter2@127.0.0.1:${await freePort()}/site`;
  const database = await failToStart({ PORT: '3000', DATABASE_URL });
  expect([database.code, database.error]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL must /),
  ]);
  expect(database.error).not.toContain('hunter2');
});

test('a misspelled setting ends the process with a sentence', async () => {
  const { code, error } = await failToStart({ PORT: '3000', SMPT_URL: 'smtp://mail.example.com' });
  expect([code, error]).toEqual([1, expect.stringContaining('Did you mean SMTP_URL?')]);
});

test('500 requests for an upgrade are answered like others, and leave nothing open', async ({
  own,
}) => {
  const inbox = await own.inbox();
  const site = await own.site({ SMTP_URL: inbox.url });
  const { port } = new URL(site.url);
  const protocols = ['websocket', 'h2c'];
  for (let count = 0; count < 500; count += 1) {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: protocols[count % 2] };
    const path = count % 3 ? '/robots.txt' : '/api/health';
    expect((await rawRequest(port, path, { headers })).status).toBe(200);
  }
  const start = Date.now();
  await site.stop();
  expect(Date.now() - start).toBeLessThan(shutdownTimeout);
});

test('a client that keeps sending requests does not delay the shutdown', async ({ own }) => {
  const site = await own.site();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: (string | undefined)[] = [];
  const asking = (async () => {
    for (;;) {
      const [response] = await once(get(`${site.url}/about`, { agent }), 'response');
      answers.push(response.headers.connection);
      await once(response.resume(), 'end');
    }
  })().catch(() => 'refused');
  await expect.poll(() => answers.length).toBeGreaterThan(10);
  const start = Date.now();
  await site.stop();
  expect(Date.now() - start).toBeLessThan(shutdownTimeout);
  expect(await asking).toBe('refused');
});

test('a mail in flight is finished, whatever the signals, and pages are served meanwhile', async ({
  own,
}) => {
  const reached = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const inbox = await own.inbox({
    onRcptTo(_address, _session, done) {
      reached.resolve();
      taken.promise.then(() => done());
    },
  });
  const site = await own.site({ SMTP_URL: inbox.url });
  expect((await postLead(site.url)).status).toBe(200);
  await reached.promise;
  const pid = site.pid() ?? 0;
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGINT');
  expect((await rawRequest(new URL(site.url).port, '/about')).status).toBe(200);
  taken.resolve();
  await site.stop();
  expect(inbox.mails).toHaveLength(1);
});
