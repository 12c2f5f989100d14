import type { Mailbox } from '@/lib/env';
import type { Told } from '@/lib/store/digest';
import type { OutboxProblem } from '@/lib/store/schema';

export type Message = {
  /** The same in each attempt, so that a repeated delivery can be recognized. */
  id: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  /** What a digest lists: marked in the store once the mail server accepts the mail. */
  listed?: Told;
};

export type Mailer = {
  /** For the log, without secrets. */
  destination: string;
  /** @throws where the mail was not accepted: see {@link problemOf} */
  send(message: Message, signal: AbortSignal): Promise<void>;
};

/** A 5yz to RCPT or DATA (RFC 5321, 4.2.1): to the login or MAIL, our configuration is at fault. */
export function isMailRefused(error: unknown): boolean {
  const { code, command } = fieldsOf(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return problemOf(error) === 'refused' && isAboutMail && command !== 'MAIL FROM';
}

export function problemOf(error: unknown): OutboxProblem {
  const { name, responseCode } = fieldsOf(error);
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused';
  const isOurBug = /^(?:Type|Range|Reference|Syntax|URI)Error$/.test(String(name));
  return isOurBug && codeOf(error) === undefined ? 'unwritable' : 'passing';
}

/** Codes only: a server's words may quote addresses. */
export function describeFailure(error: unknown): string {
  const { name, responseCode } = fieldsOf(error);
  return [name, codeOf(error), responseCode].filter(Boolean).join(' ') || 'unknown error';
}

/** `fetch` puts the code into the cause of its error. */
function codeOf(error: unknown): unknown {
  const { code, cause } = fieldsOf(error);
  return code ?? fieldsOf(cause).code;
}

function fieldsOf(error: unknown): Record<string, unknown> {
  return Object(error);
}
