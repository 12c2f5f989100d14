import nodemailer from 'nodemailer';

const timeout = 10_000;

/** Connects to a mail server and logs in, sending nothing. @throws what the server says */
export async function verifyLogin(smtpUrl: string): Promise<void> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
