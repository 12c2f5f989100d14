import { text } from 'node:stream/consumers';
import { sampleMails } from '#app/preview/sample-mails.ts';
import { createMailer } from '#lib/mail/transport.ts';
import { budgetedPages } from '#testing/budgeted-pages.ts';
import { expect, test } from './support/test.ts';
import {
  ibmFaults,
  isInstalled,
  nuFaults,
  policyFaults,
  spamFaults,
} from './support/validators.ts';

// False positives are listed in support/false-positives.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the Nu checker finds nothing in any page', async () => {
  test.skip(!isInstalled('java'));
  expect(await nuFaults('dist/public')).toEqual([]);
});

for (const [path] of budgetedPages) {
  test(`IBM's accessibility engine finds nothing in ${path}`, async ({ page }) => {
    await page.goto(path);
    const { faults, passed } = await ibmFaults(page);
    expect(faults).toEqual([]);
    expect(passed, 'rules checked').toBeGreaterThan(100);
  });
}

test('csp_evaluator finds nothing in the policies of pages and of other answers', async ({
  request,
}) => {
  for (const path of ['/', '/contact', '/no-such-page', '/robots.txt', '/api/health']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect.soft(policy, path).not.toBe('');
    expect.soft(policyFaults(policy), path).toEqual([]);
  }
});

test('SpamAssassin finds nothing in any mail', async ({ own }) => {
  test.skip(!isInstalled('spamassassin'));
  const sources: string[] = [];
  const inbox = await own.inbox({
    async onData(stream, _session, done) {
      sources.push(await text(stream));
      done();
    },
  });
  const mailer = createMailer({ SMTP_URL: inbox.url, DATA_DIR: '' });
  const mails = await sampleMails();
  for (const { message } of mails) await mailer.send(message, AbortSignal.timeout(10_000));
  expect(spamFaults(sources)).toEqual(mails.map(() => []));
});
