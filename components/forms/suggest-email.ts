/** The address with its domain corrected, if that is almost certainly a typo. */
export function suggestEmail(address: string): string | undefined {
  const [, user, typed] = /^(.+)@([^@]+)$/.exec(address) ?? [];
  if (!user || !typed) return;
  const domain = typed.toLowerCase();
  const corrected = correctDomain(domain);
  return corrected === domain ? undefined : `${user}@${corrected}`;
}

/** `com`, `de`, `co.uk`, `com.pk`. */
const anyCountry = /^(com|(com?\.)?[a-z]{2})$/;

/** Large mail providers and their top-level domains. */
const providers = {
  gmail: /^com$/,
  icloud: /^com$/,
  yahoo: anyCountry,
  hotmail: anyCountry,
  outlook: anyCountry,
  live: anyCountry,
};

/** None of these is a top-level domain. */
const misspelledCom = /(^|\.)(con|cmo|ocm|vom|xom|cpm|cim|clm|comm|coom|ccom)(?=$|\.[a-z]{2}$)/;

/** `co`, `cm` and `om` are countries, but not of the providers' addresses. */
const truncatedCom = /^(c|co|cm|om)?$/;

function correctDomain(domain: string): string {
  const dot = domain.indexOf('.');
  // Without a dot: "gmail" and "gmailcom".
  const name = dot < 0 ? domain.replace(/com$/, '') : domain.slice(0, dot);
  const ending = dot < 0 ? 'com' : domain.slice(dot + 1).replace(misspelledCom, '$1com');
  for (const [provider, endings] of Object.entries(providers)) {
    const corrected = ending.replace(truncatedCom, 'com');
    if (endings.test(corrected) && isTypoOf(provider, name)) return `${provider}.${corrected}`;
  }
  return dot < 0 ? domain : `${name}.${ending}`;
}

/**
 * Allows two swapped neighbors; in a long name, if its first letter is right (`ymail` and `email` are
 * other providers), also one letter missing, added or wrong, or any order.
 */
function isTypoOf(provider: string, name: string): boolean {
  let head = 0;
  while (head < provider.length && name[head] === provider[head]) head += 1;
  let tail = 0;
  const maxTail = Math.min(name.length, provider.length) - head;
  while (tail < maxTail && name.at(-1 - tail) === provider.at(-1 - tail)) tail += 1;
  const typed = [...name.slice(head, name.length - tail)];
  const right = [...provider.slice(head, provider.length - tail)];
  const isMixedUp = typed.sort().join() === right.sort().join();
  if (isMixedUp && typed.length <= 2) return true;
  return head > 0 && provider.length > 4 && (isMixedUp || (typed.length < 2 && right.length < 2));
}
