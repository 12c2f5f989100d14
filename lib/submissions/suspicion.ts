import { honeypotField, honeypotHeader } from '@/lib/shared/honeypot';
import type { Suspicion } from '@/lib/store/schema';
import { readToken } from './form-token';

/** Nobody writes a message in less: ms from the first touch of the form. */
const minVisit = 3_000;

/**
 * What speaks against a message. Only evidence counts: no token at all (no JavaScript, a program of
 * the visitor's, a page that was open for days) is none.
 *
 * @param body what was sent, before it is reduced to the four fields
 */
export function suspicionOf(
  request: Request,
  body: unknown,
  secret: string,
  now: number,
): Suspicion | null {
  const honeypot = (Object(body) as Record<string, unknown>)[honeypotField];
  if (honeypot || request.headers.has(honeypotHeader)) return 'honeypot filled';
  const token = readToken(request, secret, now);
  if (token.kind === 'forged') return 'token forged';
  if (token.kind === 'none') return null;
  const visit = now - token.issuedAt;
  // A clock of another instance may be ahead: that is no evidence.
  return visit >= 0 && visit < minVisit ? 'sent too fast' : null;
}
