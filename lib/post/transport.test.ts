/** TLS to the mail server. The certificate of `smtp-server` is self-signed. */
import { type Inbox, openInbox } from '#testing/smtp-inbox.ts';
import { readFailure } from './explain-failure.ts';
import { createMailer, verifyLogin } from './transport.ts';

const tlsOffered = { disabledCommands: [] };
const tlsOnly = { secure: true };

// `smtp-server` warns on each start that its certificate is public.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

let inbox: Inbox;
afterEach(() => inbox.close());

/** This machine, by an address that does not count as loopback. */
const remote = (port: number, scheme = 'smtp') => `${scheme}://0.0.0.0:${port}`;

const send = (SMTP_URL: string, SMTP_TLS: 'required' | 'optional' = 'required') =>
  createMailer({ SMTP_URL, SMTP_TLS, DATA_DIR: 'unused' }).send(
    {
      id: 'an-id',
      date: new Date(0),
      from: { name: '', address: 'website@example.com' },
      to: 'leads@example.com',
      subject: 'A test',
      html: '<p>Words</p>',
      text: 'Words',
    },
    new AbortController().signal,
  );

it('a remote mail server whose certificate is not trusted gets no mail, which a person has to fix', async () => {
  inbox = await openInbox(tlsOffered);
  const failure = await send(remote(inbox.port)).catch((error: Error) => error);
  const last_error = expect.stringContaining('CERT');
  // No mail is given up for it.
  expect(readFailure(failure)).toMatchObject({ last_error, problem: 'refused', isRefused: false });
  expect(inbox.mails).toEqual([]);
});

it.each([
  ['no TLS', {}, 'smtp', 'required', 'ETLS'],
  ['no TLS', {}, 'smtp', 'optional', undefined],
  ['a self-signed certificate', tlsOffered, 'smtp', 'optional', undefined],
  ['a self-signed certificate', tlsOnly, 'smtps', 'optional', 'ESOCKET'],
] as const)('with %s (%j) by %s, SMTP_TLS=%s: %s', async (_, smtp, scheme, tls, code) => {
  inbox = await openInbox(smtp);
  const url = remote(inbox.port, scheme);
  const failed = (error: { code?: string }) => error.code;
  expect(await send(url, tls).then(() => undefined, failed)).toBe(code);
  expect(inbox.mails).toHaveLength(code ? 0 : 1);
  expect(await verifyLogin(url, tls).then(() => undefined, failed)).toBe(code);
});
