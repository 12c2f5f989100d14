import type { Mailbox } from '@/lib/env';
import type { DigestItems } from '@/lib/store/digest';
import type { OutboxProblem } from '@/lib/store/schema';

/** A mail ready to be sent. Addresses are objects or plain strings, never header text. */
export type Message = {
  /** Derived from the outbox row, so that a repeated delivery can be recognized. */
  id: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** Address for one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
  /** What a digest lists: marked as notified once the mail server has taken it. */
  digestItems?: DigestItems;
};

export type Mailer = {
  /** Where the mail goes, without secrets. */
  destination: string;
  /** @throws where the mail was not taken; {@link problemOf} says what kind of failure it was */
  send(message: Message, signal: AbortSignal): Promise<void>;
};

/**
 * Whether a server refused this very mail for good (RFC 5321, 4.2.1: a 5yz reply to RCPT or DATA). A
 * refused login or sender is a 5yz too, but it is our configuration that is wrong.
 */
export function isRefusalOfMail(error: unknown): boolean {
  const { code, command } = Object(error) as Record<string, unknown>;
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return problemOf(error) === 'refused' && isOfMail && command !== 'MAIL FROM';
}

/**
 * A certificate that cannot be trusted counts as a refusal: waiting does not renew it, so a person should
 * look at once.
 */
export function problemOf(error: unknown): OutboxProblem {
  const { name, responseCode } = Object(error) as Record<string, unknown>;
  const code = codeOf(error);
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused';
  if (certificateCodes.test(String(code))) return 'refused';
  const isOurs = /^(?:Type|Range|Reference|Syntax|URI)Error$/.test(String(name));
  return isOurs && code === undefined ? 'unwritable' : 'passing';
}

/** What went wrong, for the log and the owner: codes only, as a server's words may quote addresses. */
export function describeFailure(error: unknown): string {
  const { name, responseCode } = Object(error) as Record<string, unknown>;
  return [name, codeOf(error), responseCode].filter(Boolean).join(' ') || 'unknown error';
}

/** As in CERT_HAS_EXPIRED, UNABLE_TO_VERIFY_LEAF_SIGNATURE, ERR_TLS_CERT_ALTNAME_INVALID. */
const certificateCodes = /CERT|LEAF_SIGNATURE/;

/** nodemailer hides the system's code behind its own, `fetch` in the cause of its error. */
function codeOf(error: unknown): unknown {
  const { originalCode, code, cause } = Object(error) as Record<string, unknown>;
  return originalCode ?? code ?? (Object(cause) as Record<string, unknown>).code;
}
