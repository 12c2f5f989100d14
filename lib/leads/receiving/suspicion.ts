import type { Suspicion } from '#lib/database/schema.ts';
import { readToken } from '../form-token.ts';
import { honeypotField, honeypotHeader } from '../honeypot.ts';
import { isSalesPitch } from './sales-pitch.ts';

/** From the first touch of the form; nobody writes a message in less. */
const minVisit = 3_000; // ms

/**
 * A missing token is no evidence: there may be no JavaScript, or the page was open for days.
 *
 * @param body as sent, with the honeypot field
 * @param message as it is stored
 */
export function suspicionOf(
  request: Request,
  body: unknown,
  message: string,
  secret: string,
  now: number,
): Suspicion | null {
  const honeypot = (Object(body) as Record<string, unknown>)[honeypotField];
  if (honeypot || request.headers.has(honeypotHeader)) return 'honeypot filled';
  const issued = readToken(request, secret);
  if (issued === 'forged') return 'token forged';
  if (isSalesPitch(message)) return 'sells links';
  if (issued === undefined) return null;
  const visit = now - issued;
  // Negative where another instance's clock is ahead.
  return visit >= 0 && visit < minVisit ? 'sent too fast' : null;
}
