import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { newLead, postLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

async function expectAnswers(url: string) {
  const body = newLead();
  for (let count = 0; count < 5; count += 1) {
    expect((await postLead(url, { body })).status).toBe(200);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  }
}

test('forms and health are answered after the reader of the log has exited', async () => {
  const reader = spawn('head', ['-n', '1'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const exited = once(reader, 'exit');
  await using inbox = await openInbox();
  await using site = await startSite({ SMTP_URL: inbox.url, MAIL_TO: 'leads@example.com' }, [
    'ignore',
    reader.stdin,
    reader.stdin,
  ]);
  reader.stdin.destroy();
  await expectAnswers(site.url);
  await exited;
  await expectAnswers(site.url);
});
