import nodemailer from 'nodemailer';
import { smtpOptions } from './smtp-options';

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

function isAboutTls(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ETLS';
}
