export type Verdict = 'hard' | 'soft';

/**
 * Whether a mailbox is no more, or a mail only did not get into it this time. What nobody can tell is soft: a
 * dead address costs three mails, a reader who is taken off by mistake is lost.
 *
 * @param status an enhanced code (RFC 3463); empty where there is none
 * @param reply of the server
 */
export function judge(status: string, reply: string): Verdict {
  const codes = [status, ...reply.matchAll(enhancedCodes).map(([code]) => code)];
  return codes.every((code) => addressIsGone.test(code)) && !isOfSomethingElse.test(reply)
    ? 'hard'
    : 'soft';
}

/** The first enhanced code in a text, or empty. */
export function codeIn(text: string): string {
  return text.match(enhancedCodes)?.[0] ?? '';
}

const enhancedCodes = /\b[45]\.\d{1,3}\.\d{1,3}\b/g;

const addressIsGone = /^5\.1\.(?:1|2|6|10)$/;

/** Servers say 5.1.1 of anything: of how much there is, in several languages, who sends it, what they allow, a trouble that passes. */
const isOfSomethingElse =
  /quota|\bfull\b|voll|llen[oa]|plein|pien[oa]|chei[oa]|recusad|disk|storage|\brate\b|limit|exceed|too many|sender|helo\b|spf|dkim|dmarc|authent|block|black|polic|prefer|spam|content|virus|temporar|busy|later|denied|x-unix/i;
