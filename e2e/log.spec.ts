import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newLead } from './support/contact-form';
import { expect, test } from './support/test';

const soon = () => AbortSignal.timeout(5_000);

async function expectAnswers(url: string) {
  const body = JSON.stringify(newLead());
  const headers = { 'content-type': 'application/json' };
  for (let count = 0; count < 5; count += 1) {
    const sent = await fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers,
      body,
      signal: soon(),
    });
    expect(sent.status).toBe(200);
    expect((await fetch(`${url}/api/health`, { signal: soon() })).status).toBe(200);
  }
}

// Where the system has one: every write to it fails as to a full disk.
for (const device of ['/dev/full'].filter(existsSync)) {
  test('forms and health are answered while the log’s disk is full', async ({ own }) => {
    const disk = await open(device, 'w');
    const site = await own.site({}, ['ignore', disk.fd, disk.fd]);
    await expectAnswers(site.url);
    await disk.close();
  });
}

test('forms and health are answered while nobody reads the log; then it says how many lines are lost', async ({
  own,
}) => {
  const pipe = path.join(await mkdtemp(path.join(tmpdir(), 'site-log-')), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const read = () => {
    const reader = spawn('sh', ['-c', `exec cat "${pipe}" >> "${pipe}.log"`]);
    return async () => {
      const gone = once(reader, 'exit');
      reader.kill();
      await gone;
    };
  };
  const lines = () => readFileSync(`${pipe}.log`, 'utf8');

  const leave = read();
  const end = await open(pipe, 'w');
  const site = await own.site({}, ['ignore', end.fd, end.fd]);
  await end.close();
  await expect.poll(lines).toContain('mail delivery started');
  await leave();
  await expectAnswers(site.url);

  const leaveAgain = read();
  // Until it has opened the pipe, lines are lost.
  await expect(async () => {
    await expectAnswers(site.url);
    expect(lines()).toMatch(/"log lines could not be written","lines":([5-9]|\d{2,})\}/);
  }).toPass();
  expect(lines()).toContain('submission answered');
  await site.stop();
  await leaveAgain();
});
