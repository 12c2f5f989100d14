import nodemailer from 'nodemailer';
import type { Env } from '@/lib/env';

/**
 * How to talk to a mail server. TLS is required, with a certificate that can be trusted, except on the
 * machine itself and where the owner says so: there it is used if offered, whoever signed it. Not
 * checking costs nothing then, as whoever can forge a certificate can also hide the offer.
 */
export function smtpOptions(url: string, tls: Env['SMTP_TLS'] = 'required') {
  const { protocol, hostname } = new URL(url);
  const mayGoWithout = tls === 'optional' && protocol === 'smtp:';
  const isStrict = !mayGoWithout && !isLoopback(hostname);
  return {
    url,
    requireTLS: isStrict,
    tls: { rejectUnauthorized: isStrict },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}

/**
 * Connects to a mail server and logs in, sending nothing.
 *
 * @throws what the server says; where it offers no STARTTLS, with the setting that does without
 */
export async function verifyLogin(...server: Parameters<typeof smtpOptions>): Promise<void> {
  const transport = nodemailer.createTransport(smtpOptions(...server));
  try {
    await transport.verify();
  } catch (error) {
    throw isAboutTls(error)
      ? new Error(`${error.message} (TLS is required unless SMTP_TLS=optional)`, { cause: error })
      : error;
  } finally {
    transport.close();
  }
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
}

function isAboutTls(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ETLS';
}
