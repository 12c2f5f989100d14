import { reasonOf } from '#lib/base/text.ts';
import type { OutboxEntry, ServerProblem } from '#lib/database/schema.ts';
import { noServer } from './kinds.ts';

/** By the codes of `describeFailure`, in this order. In an advice, SETTING names the server. */
const problems: Record<ServerProblem, { codes: RegExp; says: string; advice: string }> = {
  login: {
    // A 4yz passes.
    codes: /\bE(?:NO)?AUTH\b(?! 4)|\bENOFOLDER\b/,
    says: 'does not let the site in',
    advice: 'Whoever runs the server corrects user, password or folder in SETTING.',
  },
  certificate: {
    // As in CERT_HAS_EXPIRED, UNABLE_TO_VERIFY_LEAF_SIGNATURE, ERR_TLS_CERT_ALTNAME_INVALID.
    codes: /CERT|LEAF_SIGNATURE|\bETLS\b|SSL/,
    says: 'offers no encryption that can be trusted',
    advice:
      'Ask your mail provider: its certificate has expired or is of another name, or there is another port for SETTING.',
  },
  away: {
    codes:
      /CONN|Conn|TIMEDOUT|TIMEOUT|EHOST|ENET|ENOTFOUND|EDNS|EAI_|ESOCKET|EPIPE|UNAVAILABLE|Timeout|Abort/,
    says: 'does not answer',
    advice:
      'It is down, cannot be reached from here, or is called otherwise than SETTING says. If that lasts, ask your mail provider.',
  },
  refused: {
    codes: /.*/,
    says: 'does not do what the site asks of it',
    advice: 'If that lasts, ask your mail provider.',
  },
};

/** What is wrong with a mail server, by the codes of `describeFailure`. */
export function serverProblemOf(failure: string): ServerProblem {
  const all = Object.keys(problems) as ServerProblem[];
  return all.find((one) => problems[one].codes.test(failure)) ?? 'refused';
}

/** For whoever runs the server, and for the owner. @param setting the one that names the server */
export function explainFailedServer(host: string, error: unknown, setting: string) {
  const problem = serverProblemOf(describeFailure(error));
  return [`${host}: ${reasonOf(error)}`, explainServer(problem, setting)] as const;
}

/** For the owner, with what to do. @param setting the one that names the server */
export function explainServer(problem: ServerProblem, setting: string): string {
  // 1.1.0 notes others.
  const { says, advice } = problems[problem] ?? problems.refused;
  return `Its server ${says}. ${advice.replace('SETTING', setting)}`;
}

/** For the owner: why a mail has not arrived. @param last_error of its row in the outbox */
export function explainFailure(last_error: string): string {
  const [, kind = '', status] = /^returned (\w+) ?(.*)$/.exec(last_error) ?? [];
  if (kind === 'complaint') return 'Its reader reported it as spam';
  if (kind) {
    const why = kind === 'hard' ? ': there is no such address' : '';
    return `It came back${why}${status && ` (${status})`}`;
  }
  if (ourBug.test(last_error))
    return `It cannot be written, by an error of the site (${last_error})`;
  if (last_error === noServer) return 'No mail server is set: it waits for one';
  const problem = serverProblemOf(last_error);
  const said = problem === 'refused' ? 'did not take it' : problems[problem].says;
  return `The mail server ${said} (${last_error})`;
}

/**
 * What a failed attempt means to its row. Where nothing can be trusted, it counts as a refusal: waiting renews no
 * certificate, so a person should look at once.
 *
 * @returns `isRefused` for a 5yz to RCPT or DATA (RFC 5321, 4.2.1), as to the login or MAIL our configuration is at
 * fault; `refusal`: what a server said as it refused the reader
 */
export function readFailure(error: unknown) {
  const { code, command, response } = fieldsOf(error);
  const problem = problemOf(error);
  const isOfMail = /^E(?:ENVELOPE|MESSAGE)$/.test(`${code}`) && command !== 'MAIL FROM';
  const isRefused = problem === 'refused' && isOfMail;
  const refusal = isRefused && command === 'RCPT TO' ? String(response) : undefined;
  return { last_error: describeFailure(error), problem, isRefused, refusal };
}

function problemOf(error: unknown): OutboxEntry['problem'] {
  const code = String(codeOf(error));
  const status = Number(fieldsOf(error).responseCode);
  if (code === 'EWEBHOOK') return isPassing(status) ? 'passing' : 'refused';
  if (status >= 500 || problems.certificate.codes.test(code)) return 'refused';
  return ourBug.test(describeFailure(error)) ? 'unwritable' : 'passing';
}

const ourBug = /^(?:Type|Range|Reference|Syntax|URI)Error$/;

/** HTTP's 5xx are the server's trouble, and these 4xx ask for another try; a 3xx is not followed. */
function isPassing(status: number): boolean {
  return status >= 500 || [408, 425, 429].includes(status);
}

/** Codes only: a server's words may quote addresses. */
export function describeFailure(error: unknown): string {
  const { name, responseCode } = fieldsOf(error);
  return [name, codeOf(error), responseCode].filter(Boolean).join(' ') || 'unknown error';
}

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
