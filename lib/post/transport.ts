import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { type Env, env, patience } from '#lib/base/env.ts';
import { writeWhole } from '#lib/base/write-whole.ts';
import { attemptDeadline } from './kinds.ts';
import { fileName } from './mail-folder.ts';
import type { Mailer, Message } from './mailer.ts';

type Settings = Pick<Env, 'SMTP_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'SMTP_TLS'>>;

/** Without SMTP_URL, mails become `.eml` files in DATA_DIR. */
export function createMailer({ SMTP_URL, SMTP_TLS, DATA_DIR }: Settings): Mailer {
  return SMTP_URL ? smtpMailer(SMTP_URL, SMTP_TLS) : folderMailer(path.join(DATA_DIR, 'mail'));
}

/** Sends a mail past the outbox. @throws where the mail server does not take it */
export function sendNow(message: Message): Promise<void> {
  return createMailer(env()).send(message, AbortSignal.timeout(attemptDeadline));
}

function smtpMailer(url: string, tls?: Env['SMTP_TLS']): Mailer {
  const transport = nodemailer.createTransport({
    ...smtpOptions(url, tls),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, signal) {
      await transport.sendMail({ ...mailOptions(message), signal });
    },
  };
}

function folderMailer(folder: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    isFolder: true,
    async send(message) {
      const { message: source } = await transport.sendMail(mailOptions(message));
      const file = path.join(folder, fileName(message.date, message.id));
      writeWhole(file, source as Buffer, 0o600);
    },
  };
}

function mailOptions(message: Message): SendMailOptions {
  const domain = message.from.address.slice(message.from.address.indexOf('@') + 1);
  const { unsubscribeUrl, follows = [], isOfPerson } = message;
  const [messageId = '', ...references] = [message.id, ...follows].map((id) => `<${id}@${domain}>`);
  return {
    messageId,
    ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
    date: message.date,
    from: message.from,
    to: { name: '', address: message.to },
    envelope: message.returnTo ? { from: message.returnTo, to: message.to } : undefined,
    replyTo: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    headers: {
      // Keeps out-of-office replies and other programs from answering (RFC 3834).
      ...(!isOfPerson && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    list: unsubscribeUrl ? { unsubscribe: unsubscribeUrl } : undefined,
  };
}

/**
 * Requires TLS with a trusted certificate, except on loopback and with `SMTP_TLS=optional`: there TLS is
 * used if offered, with any certificate, as whoever can forge one can also suppress the offer.
 */
function smtpOptions(url: string, tls: Env['SMTP_TLS'] = 'required') {
  const { protocol, hostname } = new URL(url);
  const isTlsOptional = tls === 'optional' && protocol === 'smtp:';
  const isStrict = !isTlsOptional && !isLoopback(hostname);
  return {
    url,
    requireTLS: isStrict,
    tls: { rejectUnauthorized: isStrict },
    connectionTimeout: patience(10_000),
    greetingTimeout: patience(10_000),
    socketTimeout: patience(20_000),
  };
}

/** Sends nothing. @throws what the server says */
export async function verifyLogin(...server: Parameters<typeof smtpOptions>): Promise<void> {
  const transport = nodemailer.createTransport(smtpOptions(...server));
  await transport.verify().finally(() => transport.close());
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
}
