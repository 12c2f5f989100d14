import type { Mailbox } from '#lib/base/env.ts';
import type { OutboxProblem } from '#lib/database/schema.ts';

export type Message = {
  /** The same in each attempt, so that a repeated delivery can be recognized. */
  id: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo?: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  /** Ids of the mails before it in a conversation. */
  follows?: readonly string[];
  /** No program wrote it. */
  isOfPerson?: boolean;
  /** Where word of its failure goes, in place of the sender. */
  returnTo?: string | undefined;
  /** Once the mail server has. */
  whenTaken?: (now: number) => Promise<void>;
  /** Once the mail server has refused its reader, with its reply. */
  whenRefused?: (reply: string, now: number) => Promise<unknown>;
};

export type Mailer = {
  /** There is no mail server: what it sends is a file, for whoever looks. */
  isFolder?: true;
  /** @throws where the mail was not accepted: see {@link problemOf} */
  send(message: Message, signal: AbortSignal): Promise<void>;
};

/** A 5yz to RCPT or DATA (RFC 5321, 4.2.1): to the login or MAIL, our configuration is at fault. */
export function isMailRefused(error: unknown): boolean {
  const { code, command } = fieldsOf(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return problemOf(error) === 'refused' && isAboutMail && command !== 'MAIL FROM';
}

/** What a server said as it refused the reader. @returns undefined for any other failure */
export function refusalOfReader(error: unknown): string | undefined {
  const { command, response } = fieldsOf(error);
  return isMailRefused(error) && command === 'RCPT TO' ? String(response) : undefined;
}

/**
 * A certificate that cannot be trusted counts as a refusal: waiting does not renew it, so a person should
 * look at once.
 */
export function problemOf(error: unknown): OutboxProblem {
  const { name, responseCode } = fieldsOf(error);
  const code = codeOf(error);
  if (code === 'EWEBHOOK') return isPassing(Number(responseCode)) ? 'passing' : 'refused';
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused';
  if (certificateCodes.test(String(code))) return 'refused';
  const isOurBug = /^(?:Type|Range|Reference|Syntax|URI)Error$/.test(String(name));
  return isOurBug && code === undefined ? 'unwritable' : 'passing';
}

/** HTTP's 5xx are the server's trouble, and these 4xx ask for another try; a 3xx is not followed. */
function isPassing(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** Codes only: a server's words may quote addresses. */
export function describeFailure(error: unknown): string {
  const { name, responseCode } = fieldsOf(error);
  return [name, codeOf(error), responseCode].filter(Boolean).join(' ') || 'unknown error';
}

/** As in CERT_HAS_EXPIRED, UNABLE_TO_VERIFY_LEAF_SIGNATURE, ERR_TLS_CERT_ALTNAME_INVALID. */
const certificateCodes = /CERT|LEAF_SIGNATURE/;

/** nodemailer hides the system's code behind its own, `fetch` in the cause of its error, ImapFlow in flags. */
function codeOf(error: unknown): unknown {
  const { originalCode, code, cause, serverResponseCode, ...flags } = fieldsOf(error);
  if (flags.authenticationFailed && serverResponseCode !== 'UNAVAILABLE') return 'EAUTH';
  if (flags.mailboxMissing) return 'ENOFOLDER';
  if (flags.tlsFailed) return 'ETLS';
  return originalCode ?? code ?? fieldsOf(cause).code ?? serverResponseCode;
}

function fieldsOf(error: unknown): Record<string, unknown> {
  return Object(error);
}
