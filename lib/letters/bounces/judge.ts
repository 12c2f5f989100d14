export type Verdict = 'hard' | 'soft';

/**
 * Whether a mailbox is no more, or a mail only did not get into it this time. What nobody can tell is soft: a
 * dead address costs three mails, a reader who is taken off by mistake is lost.
 *
 * @param status an enhanced code (RFC 3463); empty where there is none
 * @param words of the server, whose first three figures may be its code (RFC 5321)
 */
export function judge(status: string, words: string): Verdict {
  // An address and a link may have any word in them.
  const said = words
    .slice(0, 4_000)
    .replace(/\bhttps?:\S+/g, '')
    .replace(/[^\s<>]{1,64}@[^\s<>]+/g, '@');
  const code = status || (/(?:^|[\s;:(#])([45])\d\d(?:[\s-]|$)/.exec(said)?.[1] ?? '');
  // A server that is still in doubt knows nothing for good.
  if (code.startsWith('4') || ofSomethingElse.some((phrase) => phrase.test(said))) return 'soft';
  const isKnown = ofTheAddress.some((phrase) => phrase.test(`${status} ${said}`));
  return isKnown || codesOfTheAddress.test(status) ? 'hard' : 'soft';
}

/** What a server says in words is nearer to the truth than its code: many say 5.1.1 or 5.5.0 for anything. */
const ofSomethingElse = [
  // Who sends it, and from where.
  /\bsender(?:[’']s)? (?:address|domain|verif|is|not|denied|rejected)|(?:bad|invalid|unknown|unauthorized) (?:outbound )?sender|sending|outgoing|authenticat|dmarc|\bspf\b|dkim|\bhelo\b|client host|your (?:domain|host|ip\b|server)|reverse dns|\brdns\b|\bptr\b|relay(?:ing)? (?:access )?(?:denied|not|prohibited)/i,
  // What stands in it.
  /spam|junk|virus|\bcontent\b(?!-)|unsolicited|prohibit|polic(?:y|ies)|reputation|black ?list|block(?:ed|[ -]?list)|\b(?:dns|r)bl\b|(?<!not )\blisted (?:at|by|in|on)|too (?:big|large)/i,
  // How much there is.
  /quota|limit|exceed|storage|out of space|\bfull\b|\brate\b|frequen|too many/i,
  // That it may be different tomorrow.
  /temporar|again later|not found, try again|busy|currently|at (?:this|the) (?:time|moment)|gr[ae]y-?list|retry time|for a long time/i,
];

const ofTheAddress = [
  /(?:unknown|no such|not a (?:known|valid)|invalid|bad|unrouteable|non-?existent|undeliverable) (?:local )?(?:user|address|mailbox|recipient|account|person|host|domain)/i,
  /(?:user|recipient|mailbox|account|address|domain|host)(?: \S+){0,6} (?:unknown|not found|disabled|deactivated|inactive|invalid|suspended|terminated|discontinued|closed|(?:does ?n[o’']t|does not|not) exist)/i,
  /no (?:longer (?:exists|valid|available|active|in use|works|on server)|mailbox here|account by that name|mx\b|mx records?\b)|unknown local[ -]part|recip(?:ient)?notfound/i,
  /mailbox unavailable|doesn[’']?t have an? \S+ account|null ?mx|(?:no smtp service|does not accept mail)\b/i,
  /^5\.4\.1 .*recipient address rejected: access denied/is,
];

/** Not 5.1.7 and 5.1.8, which are the sender's, nor what servers have invented beyond. */
const codesOfTheAddress = /^5\.1\.(?:1|2|3|6|10)$/;
