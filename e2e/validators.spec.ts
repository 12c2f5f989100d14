import { spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { sampleMails } from '#app/(site)/preview/sample-mails.ts';
import { createMailer } from '#lib/mail/transport.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { expect, test } from './support/test.ts';

/** The site serves no JSONP, no AngularJS and nothing that a visitor has sent. */
const falsePositive = /^'self' can be problematic/;

test('csp_evaluator finds nothing in the policies of pages and of other answers', async ({
  request,
}) => {
  for (const path of ['/', '/no-such-page', '/robots.txt', '/api/health']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect.soft(policy, path).not.toBe('');
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const faults = findings.map(({ description }) => description);
    expect
      .soft(
        faults.filter((fault) => !falsePositive.test(fault)),
        path,
      )
      .toEqual([]);
  }
});

test('SpamAssassin finds nothing in any mail', async () => {
  test.skip(!!spawnSync('spamassassin', ['--version']).error, 'SpamAssassin is not installed');
  const sources: string[] = [];
  await using inbox = await openInbox({
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

/** They score nothing: mails have HTML beside their text, and no server has had them yet. */
const harmless = /^(HTML_MESSAGE|NO_(RECEIVED|RELAYS))$/;

/** The SpamAssassin rules that each mail breaks, without network tests. */
function spamFaults(mails: readonly string[]): string[][] {
  // One process for all: starting takes most of its time.
  const box = mails.map((mail) => {
    const lines = mail.replaceAll('\r\n', '\n').replace(/^From /gm, '>From ');
    return `From - Thu Jan  1 00:00:00 2026\n${lines}\n\n`;
  });
  const { stdout } = spawnSync('spamassassin', ['--test-mode', '--local', '--mbox'], {
    input: box.join(''),
    encoding: 'utf8',
  });
  const statuses = stdout.matchAll(/^X-Spam-Status: (?:.|\n\s)*?tests=((?:.|\n\s)*?) autolearn/gm);
  return [...statuses].map(([, rules = '']) =>
    rules
      .replace(/\s/g, '')
      .split(',')
      .filter((rule) => !harmless.test(rule)),
  );
}
