/** TLS on the way to the mail server. `smtp-server` brings a certificate that it signed itself. */
import { type Inbox, openInbox } from '@/testing/smtp-inbox';
import { describeFailure, isRefusalOfMail, problemOf } from './mailer';
import { verifyLogin } from './smtp';
import { createMailer } from './transport';

const tlsOffered = { disabledCommands: [] };
const tlsOnly = { secure: true };

// The server says on every start that its certificate is known to everybody.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

let inbox: Inbox;
afterEach(() => inbox.close());

/** The machine itself by an address that is none of loopback's: connecting there leads to it. */
const elsewhere = (port: number, scheme = 'smtp') => `${scheme}://0.0.0.0:${port}`;

const send = (SMTP_URL: string, SMTP_TLS?: 'required' | 'optional') =>
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
    AbortSignal.timeout(5_000),
  );

describe('a mail server elsewhere', () => {
  it('gets no mail where it offers no TLS', async () => {
    inbox = await openInbox();
    await expect(send(elsewhere(inbox.port))).rejects.toMatchObject({ code: 'ETLS' });
    expect(inbox.mails).toEqual([]);
  });

  it('gets no mail where nobody vouches for its certificate, which a person should see at once', async () => {
    inbox = await openInbox(tlsOffered);
    const failure = await send(elsewhere(inbox.port)).catch((error: Error) => error);
    expect(String(failure)).toContain('certificate');
    expect(describeFailure(failure)).toContain('CERT');
    expect(problemOf(failure)).toBe('refused');
    // Nobody's mail is given up for it.
    expect(isRefusalOfMail(failure)).toBe(false);
    expect(inbox.mails).toEqual([]);
  });

  it.each([
    ['offers no TLS', {}],
    ['has a certificate of its own', tlsOffered],
  ])('gets the mail with SMTP_TLS=optional where it %s', async (_, options) => {
    inbox = await openInbox(options);
    await send(elsewhere(inbox.port), 'optional');
    expect(inbox.mails).toHaveLength(1);
  });

  it('has to prove its name at smtps:// even with SMTP_TLS=optional', async () => {
    inbox = await openInbox(tlsOnly);
    await expect(send(elsewhere(inbox.port, 'smtps'), 'optional')).rejects.toThrow('certificate');
  });

  it('is not logged in to without TLS, and the reason names the setting', async () => {
    inbox = await openInbox();
    await expect(verifyLogin(elsewhere(inbox.port))).rejects.toThrow('SMTP_TLS=optional');
    await expect(verifyLogin(elsewhere(inbox.port), 'optional')).resolves.toBeUndefined();
  });
});

describe('a mail server on the machine itself', () => {
  it.each([
    ['no TLS', 'smtp', {}],
    ['a certificate of its own', 'smtp', tlsOffered],
    ['a certificate of its own, at once', 'smtps', tlsOnly],
  ])('gets the mail with %s', async (_, scheme, options) => {
    inbox = await openInbox(options);
    for (const host of ['127.0.0.1', 'localhost']) await send(`${scheme}://${host}:${inbox.port}`);
    expect(inbox.mails).toHaveLength(2);
  });
});
