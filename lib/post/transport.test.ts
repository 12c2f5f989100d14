/** TLS to the mail server. The certificate of `smtp-server` is self-signed. */
import { type Inbox, openInbox } from '#testing/smtp-inbox.ts';
import { describeFailure, isMailRefused, problemOf } from './explain-failure.ts';
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

describe('a remote mail server', () => {
  it('gets no mail where it offers no TLS', async () => {
    inbox = await openInbox();
    await expect(send(remote(inbox.port))).rejects.toMatchObject({ code: 'ETLS' });
    expect(inbox.mails).toEqual([]);
  });

  it('gets no mail where its certificate is not trusted, which a person has to fix', async () => {
    inbox = await openInbox(tlsOffered);
    const failure = await send(remote(inbox.port)).catch((error: Error) => error);
    expect(String(failure)).toContain('certificate');
    expect(describeFailure(failure)).toContain('CERT');
    expect(problemOf(failure)).toBe('refused');
    // No mail is given up for it.
    expect(isMailRefused(failure)).toBe(false);
    expect(inbox.mails).toEqual([]);
  });

  it.each([
    ['offers no TLS', {}],
    ['has a self-signed certificate', tlsOffered],
  ])('gets the mail with SMTP_TLS=optional where it %s', async (_, options) => {
    inbox = await openInbox(options);
    await send(remote(inbox.port), 'optional');
    expect(inbox.mails).toHaveLength(1);
  });

  it('needs a trusted certificate at smtps:// even with SMTP_TLS=optional', async () => {
    inbox = await openInbox(tlsOnly);
    await expect(send(remote(inbox.port, 'smtps'), 'optional')).rejects.toThrow('certificate');
  });

  it('is not logged in to without TLS', async () => {
    inbox = await openInbox();
    await expect(verifyLogin(remote(inbox.port))).rejects.toMatchObject({ code: 'ETLS' });
    await expect(verifyLogin(remote(inbox.port), 'optional')).resolves.toBeUndefined();
  });
});
