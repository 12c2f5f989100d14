export type Verdict = 'hard' | 'soft';

/**
 * Whether a mailbox is no more, or a mail only did not get into it this time.
 *
 * @param status an enhanced code (RFC 3463); empty where there is none
 * @param words of the server, whose first three figures may be its code (RFC 5321)
 */
export function judge(status: string, words: string): Verdict {
  const start = words.slice(0, 4_000);
  const said = phrases.find(([pattern]) => pattern.test(start))?.[1];
  // A server that is still in doubt knows nothing for good.
  if (said) return status.startsWith('4') ? 'soft' : said;
  for (const [pattern, verdict] of codes) if (pattern.test(status)) return verdict;
  const code = status || (/(?:^|[\s;:(#])([45])\d\d(?:[\s-]|$)/.exec(start)?.[1] ?? '');
  return code.startsWith('5') ? 'hard' : 'soft';
}

/** What a server says in words is nearer to the truth than its code: many say 5.7.1 or 5.5.0 for anything. */
const phrases: [RegExp, Verdict][] = [
  [
    /sender (?:address|domain|verif|denied|rejected)|bad (?:outbound )?sender|temporar|blacklist|spamhaus|your (?:ip|host|server)\b|retry time|for a long time|max defers/i,
    'soft',
  ],
  [
    /(?:mailbox|inbox|account|user)(?: \S+){0,4} full|over (?:its |the |their )?quota|quota (?:is )?(?:exceeded|full|violation)|exceed\w*(?: \S+){0,3} (?:quota|limit|storage)|insufficient (?:system |disk )?storage|storage (?:limit|allocation)|out of (?:storage|space)|too (?:large|big)|size limit/i,
    'soft',
  ],
  [
    /(?:unknown|no such|invalid|bad|unrouteable|non-?existent|undeliverable) (?:local )?(?:user|address|mailbox|recipient|account|person)|(?:user|recipient|mailbox|account|address|domain)(?: \S+){0,5} (?:unknown|not found|disabled|deactivated|inactive|invalid|suspended|terminated|discontinued|closed|(?:does ?n[o’']t|does not|not) exist)|no (?:longer (?:exists|valid|available|active|in use|works)|mailbox here|such domain|mx(?: record)?s? )|mailbox unavailable|(?:host|domain)(?: or domain name)?(?: \S+){0,2} not found|host unknown|not a (?:known|valid) (?:user|recipient|mailbox)|doesn[’']?t have an? \S+ account|recip(?:ient)?notfound|address rejected: access denied/i,
    'hard',
  ],
  [
    /spam|block(?:ed|list)|reputation|polic(?:y|ies)|prohibit|dmarc|\bspf\b|dkim|reverse dns|rdns|unsolicited|rate limit|frequen|too many|greylist|virus|content rejected|relay/i,
    'soft',
  ],
];

const codes: [RegExp, Verdict][] = [
  // The sender's address, not the reader's.
  [/^5\.1\.[78]$/, 'soft'],
  [/^5\.(?:1\.|2\.1$|4\.(?:1|4|310)$)/, 'hard'],
  [/^5\.[2-7]\./, 'soft'],
];
