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
  const header = headerIn(mail);
  if (!isOfProgram(header)) return;
  const found = isOfHotmail(header) ? complaint : readParts(mail);
  return found ? { ...found, ...namesIn(mail) } : undefined;
}

function readParts(mail: Email): Found {
  const feedback = partOf(mail, /^message\/feedback-report$/);
  const status = partOf(mail, /^message\/(?:global-)?delivery-status$/);
  if (feedback || status) return readFeedback(feedback) ?? readStatus(status, beginOf(mail));
  return isFromDaemon(headerIn(mail)) ? readWords(mail) : undefined;
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
export function maybeReport(headers: string): boolean {
  const [fields] = groupsOf(headers.trimStart());
  return isOfProgram((name) => fields?.get(name) ?? '');
}

/** What {@link maybeReport} looks at. */
export const tellingHeaders = [
  'From',
  'Subject',
  'Content-Type',
  'Auto-Submitted',
  'X-Failed-Recipients',
];

type Header = (name: string) => string;

function isOfProgram(header: Header): boolean {
  return (
    /^multipart\/report\b/i.test(header('content-type')) ||
    isOfHotmail(header) ||
    (isFromDaemon(header) && !isOfPerson(header))
  );
}

/** Whoever looks after a server writes from `postmaster@`, too. */
function isOfPerson(header: Header): boolean {
  const submitted = header('auto-submitted');
  if (submitted) return /^no\b/i.test(submitted);
  return !header(failedRecipients) && /^(?:re|aw|antw|sv|fwd?|wg)\s*:/i.test(header('subject'));
}

function isOfHotmail(header: Header): boolean {
  return /^complaint about message from /i.test(header('subject').trim());
}

function isFromDaemon(header: Header): boolean {
  return daemon.test(header('from')) || header(failedRecipients) !== '';
}

type Found = Pick<Report, 'kind' | 'status'> | undefined;

const complaint: Found = { kind: 'complaint', status: '' };

function readFeedback(part: string): Found {
  const [fields] = groupsOf(part);
  // Others say that it is no spam, or report on signatures (RFC 6591).
  const isComplaint = /^(?:abuse|fraud|opt-out|other)/i.test(fields?.get('feedback-type') ?? '');
  return isComplaint ? complaint : undefined;
}

function readStatus(part: string, intro: string): Found {
  const failed = groupsOf(part).find((group) => {
    const action = group.get('action') ?? '';
    const isOther = /^(?:delay|deliver|relay|expand)/i.test(action);
    return /^failed/i.test(action) || (!isOther && /^5\./.test(group.get('status') ?? ''));
  });
  if (!failed) return;
  const reply = `${failed.get('diagnostic-code') ?? ''} ${failed.get('x-supplementary-info') ?? ''}`;
  const given = codeIn(failed.get('status') ?? '');
  // Some say 5.0.0 where the server they asked was clearer.
  const status = (/\.0\.0$/.test(given) && codeIn(reply)) || given;
  return { kind: judge(status, reply.trim() || intro), status };
}

function readWords(mail: Email): Found {
  const words = beginOf(mail);
  const said = `${mail.subject} ${words}`;
  if (delay.test(said) || !(failure.test(said) || headerIn(mail)(failedRecipients))) return;
  const status = codeIn(words);
  return { kind: judge(status, words), status };
}

const delay =
  /delayed|not yet been|warning message|be retried|will (?:keep|continue)|still (?:being|trying)/i;

/** A person writes as `postmaster@`, too. */
const failure =
  /\b5\d\d[ :-]|\b[45]\.\d{1,3}\.\d|undeliver|fail|error|return|reject|not[^.]{1,20}(?:deliver|reach)/i;

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

function headerIn({ headers }: Email): Header {
  return (name) => headers.find(({ key }) => key === name)?.value ?? '';
}

function partOf({ attachments }: Email, type: RegExp): string {
  return String(attachments.find(({ mimeType }) => type.test(mimeType))?.content ?? '');
}

/** Groups of fields, as in a mail's header, with empty lines between them. */
function groupsOf(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll('\r\n', '\n').replace(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded.split(/\n\s*\n/).map((group) => {
    const fields = group.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
    return new Map(fields);
  });
}

/** Of the mail that came back, not of one that it answered: an owner's answer to a visitor names ours, too. */
function namesIn({ attachments, headers, text = '' }: Email): Pick<Report, 'keys' | 'ids'> {
  const quoted = [...attachments.map(({ content }) => String(content)), text].join('\n');
  const header = headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
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
