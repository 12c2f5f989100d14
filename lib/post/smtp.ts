import nodemailer from 'nodemailer';
import type { Env } from '#lib/base/env.ts';
import { patience } from '#lib/base/patience.ts';

/**
 * Requires TLS with a trusted certificate, except on loopback and with `SMTP_TLS=optional`: there TLS is
 * used if offered, with any certificate, as whoever can forge one can also suppress the offer.
 */
export function smtpOptions(url: string, tls: Env['SMTP_TLS'] = 'required') {
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

/** Sends nothing. @throws what the server says; where it offers no STARTTLS, also the setting */
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

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
}

function isAboutTls(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ETLS';
}
