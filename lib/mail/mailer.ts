import type { Mailbox } from '@/lib/env';

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
};

export type Mailer = {
  /** Where the mail goes, without secrets. */
  destination: string;
  /** @throws where the mail was not taken; {@link isPermanent} tells whether to try again */
  send(message: Message, signal: AbortSignal): Promise<void>;
};

/**
 * Whether the server refused this very mail for good (RFC 5321, 4.2.1: a 5yz reply to RCPT or DATA).
 * A refused login or sender is a 5yz too, but it is our configuration that is wrong: that is retried.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode, code, command } = error as Record<string, unknown>;
  const refused = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return refused && command !== 'MAIL FROM' && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** What went wrong, for the log and the owner: codes only, as a server's words may quote addresses. */
export function describeFailure(error: unknown): string {
  const { name, code, responseCode } = Object(error) as Record<string, unknown>;
  return [name, code, responseCode].filter(Boolean).join(' ') || 'unknown error';
}
