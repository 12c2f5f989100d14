import type { Mailbox } from '@/lib/env';
import type { Told } from '@/lib/store/digest';
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
  /** What its reader is told of: noted once the mail server has taken it. */
  tells?: Told;
};

export type Mailer = {
  /** Where the mail goes, without secrets. */
  destination: string;
  /** @throws where the mail was not taken; {@link problemOf} tells what kind of failure it was */
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

export function problemOf(error: unknown): OutboxProblem {
  const { name, responseCode, code, cause } = Object(error) as Record<string, unknown>;
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused';
  const isOurs = /^(?:Type|Range|Reference|Syntax|URI)Error$/.test(String(name));
  return isOurs && (code ?? codeOf(cause)) === undefined ? 'unwritable' : 'passing';
}

/** What went wrong, for the log and the owner: codes only, as a server's words may quote addresses. */
export function describeFailure(error: unknown): string {
  const { name, code, responseCode, cause } = Object(error) as Record<string, unknown>;
  return [name, code ?? codeOf(cause), responseCode].filter(Boolean).join(' ') || 'unknown error';
}

/** `fetch` hides what went wrong in the cause of its error. */
function codeOf(cause: unknown): unknown {
  return (Object(cause) as Record<string, unknown>).code;
}
