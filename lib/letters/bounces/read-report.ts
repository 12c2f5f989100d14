import PostalMime, { type Email } from 'postal-mime';
import { codeIn, judge, type Verdict } from './judge.ts';

export type Report = {
  kind: Verdict | 'complaint';
  /** `5.1.1`, or empty. */
  status: string;
  /** What may name the mail that it is about: return addresses' keys, and Message-IDs without their domain. */
  keys: readonly string[];
  ids: readonly string[];
};

/**
 * Reads a report that a mail was not delivered (RFC 3464, or a server's own words), or that its reader took
 * it for spam (RFC 5965, or as Hotmail writes it).
 *
 * @returns undefined for all else: an answer, an absence, a delay, word of a delivery
 */
export async function readReport(source: Uint8Array): Promise<Report | undefined> {
  const mail = await PostalMime.parse(firstLines(source), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const header = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  const found = isOfProgram(header) && findIn(mail, header);
  return found ? { ...found, ...namesIn(mail, header) } : undefined;
}

type Found = Pick<Report, 'kind' | 'status'> | undefined;

function findIn(mail: Email, header: string): Found {
  const feedback = partOf(mail, /^message\/feedback-report$/);
  // Others say that it is no spam, or report on signatures (RFC 6591).
  const isComplaint = /^(?:abuse|fraud|opt-out|other)/i.test(fieldIn(feedback, 'feedback-type'));
  if (isComplaint || isOfHotmail(header)) return { kind: 'complaint', status: '' };
  const status = partOf(mail, /^message\/(?:global-)?delivery-status$/);
  if (status) return readStatus(status, beginOf(mail));
  return isFromDaemon(header) && !feedback ? readWords(mail, header) : undefined;
}

/** The parser takes 20 µs a line, however short, and visitors wait meanwhile. A report has hundreds. */
const mostLines = 5_000;

function firstLines(source: Uint8Array): Uint8Array {
  let end = -1;
  for (let line = 0; line < mostLines; line += 1) {
    end = source.indexOf(10, end + 1);
    if (end === -1) return source;
  }
  return source.subarray(0, end);
}

/** Whether {@link readReport} might make something of it, by its headers: what people write is not fetched. */
export const maybeReport = (headers: string) => isOfProgram(unfold(headers));

/** What {@link maybeReport} looks at. */
export const tellingHeaders = [
  'From',
  'Subject',
  'Content-Type',
  'Auto-Submitted',
  'X-Failed-Recipients',
];

function isOfProgram(header: string): boolean {
  return (
    /^multipart\/report\b/i.test(fieldIn(header, 'content-type')) ||
    isOfHotmail(header) ||
    (isFromDaemon(header) && !isOfPerson(header))
  );
}

/** Whoever looks after a server writes from `postmaster@`, too. */
function isOfPerson(header: string): boolean {
  const submitted = fieldIn(header, 'auto-submitted');
  if (submitted) return /^no\b/i.test(submitted);
  const subject = fieldIn(header, 'subject');
  return !fieldIn(header, failedRecipients) && /^(?:re|aw|antw|sv|fwd?|wg)\s*:/i.test(subject);
}

const isOfHotmail = (header: string) =>
  /^complaint about message from /i.test(fieldIn(header, 'subject'));

const isFromDaemon = (header: string) =>
  daemon.test(fieldIn(header, 'from')) || fieldIn(header, failedRecipients) !== '';

function readStatus(part: string, intro: string): Found {
  // Of each recipient; one that is a list may have many.
  const groups = unfold(part).split(/\n\s*\n/);
  const failed = groups.find((group) => {
    const action = fieldIn(group, 'action');
    const isOther = /^(?:delay|deliver|relay|expand)/i.test(action);
    return /^failed/i.test(action) || (!isOther && /^5\./.test(fieldIn(group, 'status')));
  });
  if (failed === undefined) return;
  const of = (name: string) => fieldIn(failed, name);
  const reply = `${of('diagnostic-code')} ${of('x-supplementary-info')}`;
  // A living address leads on to one that is gone, alone or beside others.
  const [asked, found] = ['original-recipient', 'final-recipient'].map((name) =>
    of(name).replace(/.*;/, '').trim().toLowerCase(),
  );
  const isForwarded = asked && asked !== found;
  const given = codeIn(of('status'));
  // Some say 5.0.0 where the server they asked was clearer.
  const status = (/\.0\.0$/.test(given) && codeIn(reply)) || given;
  return { kind: isForwarded ? 'soft' : judge(status, reply.trim() || intro), status };
}

function readWords(mail: Email, header: string): Found {
  const words = beginOf(mail);
  const said = `${mail.subject} ${words}`;
  if (delay.test(said) || !(failure.test(said) || fieldIn(header, failedRecipients))) return;
  const status = codeIn(words);
  return { kind: judge(status, words), status };
}

const delay =
  /delayed|not yet been|warning message|be retried|will (?:keep|continue)|still (?:being|trying)/i;

/** A person writes as `postmaster@`, too. */
const failure =
  /\b5\d\d[ :-]|\b[45]\.\d{1,3}\.\d|undeliver|fail|error|returned|reject|not[^.]{1,20}(?:deliver|reach)/i;

const failedRecipients = 'x-failed-recipients';

const daemon =
  /(?:^|[<\s"])(?:mailer-?daemon|mail-?daemon|postmaster|mdaemon)@|mail delivery (?:sub)?system|mailer-daemon/i;

const quote =
  /^(?:--.*(?:copy|original|below this line|returned|unsent)|(?:return-path|received|dkim-signature|message-id):)/im;

/** Its own words, without the mail that it may quote. */
function beginOf({ text = '', html = '' }: Email): string {
  const words = text.trim() || html.replace(/<[^<>]{0,2000}>/g, ' ');
  return words.slice(0, 8_000).split(quote, 1)[0] ?? '';
}

function partOf({ attachments }: Email, type: RegExp): string {
  return String(attachments.find(({ mimeType }) => type.test(mimeType))?.content ?? '');
}

/** With each field on one line. */
const unfold = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n[ \t]+(?=\S)/g, ' ');

/** What the first field of a name says, or empty. */
const fieldIn = (text: string, name: string) =>
  new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)`, 'im').exec(text)?.[1] ?? '';

/** Of the mail that came back, not of one that it answered: an owner's answer to a visitor names ours, too. */
function namesIn({ attachments, text = '' }: Email, header: string): Pick<Report, 'keys' | 'ids'> {
  const quoted = [...attachments.map(({ content }) => String(content)), text].join('\n');
  const names = (place: string, pattern: RegExp) =>
    [...place.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
  return {
    keys: names(`${quoted}\n${header}`, /([\da-f]{32})@/gi).slice(0, 50),
    ids: [
      ...names(quoted, /^[ \t>]*(?:x-)?(?:original-)?message-id:\s*<([\w-]{1,150})@/gim),
      ...names(header, /^(?:in-reply-to|references):.*<([\w-]{1,150})@[^<>]*>\s*$/gim),
    ].slice(0, 50),
  };
}
