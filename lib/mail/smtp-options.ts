import type { Env } from '@/lib/env';

/**
 * How to talk to a mail server. TLS is a must, with a certificate that can be trusted, but on the
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

function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
}
