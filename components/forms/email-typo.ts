/**
 * Guesses the address that was meant where the domain looks mistyped.
 *
 * Only what is next to certain is mended: one slip in the name of a large mail provider, and endings
 * that no registry has. Everything else may be somebody's own domain.
 *
 * @returns nothing where the address may well be right
 */
export function suggestEmail(address: string): string | undefined {
  const [, person, typed] = /^(.+)@([^@]+)$/.exec(address) ?? [];
  if (!person || !typed) return;
  const domain = typed.toLowerCase();
  const meant = meantBy(domain);
  return meant === domain ? undefined : `${person}@${meant}`;
}

/** The endings with which a provider gives out addresses: `com`, and for most `de`, `co.uk`, `com.pk`. */
const anywhere = /^(com|(com?\.)?[a-z]{2})$/;
const providers = {
  gmail: /^com$/,
  icloud: /^com$/,
  yahoo: anywhere,
  hotmail: anywhere,
  outlook: anywhere,
  live: anywhere,
};

/** What fingers make of `com`; none of these is a top-level domain. */
const slips = /(^|\.)(con|cmo|ocm|vom|xom|cpm|cim|clm|comm|coom|ccom)(?=$|\.[a-z]{2}$)/;

/** `com` with a letter lost: countries, but none in which the providers give out addresses. */
const cutShort = /^(c|co|cm|om)?$/;

function meantBy(domain: string): string {
  const dot = domain.indexOf('.');
  // "gmail" and "gmailcom" lack the dot.
  const name = dot < 0 ? domain.replace(/com$/, '') : domain.slice(0, dot);
  const ending = dot < 0 ? 'com' : domain.slice(dot + 1).replace(slips, '$1com');
  for (const [provider, endings] of Object.entries(providers)) {
    const theirs = ending.replace(cutShort, 'com');
    if (endings.test(theirs) && isMeantBy(name, provider)) return `${provider}.${theirs}`;
  }
  return dot < 0 ? domain : `${name}.${ending}`;
}

/**
 * Whether a name is a provider's, with two letters swapped; or in a long one with one letter lost,
 * added or wrong, or its letters mixed up, but the first: `ymail`, `email` and `love` are others.
 */
function isMeantBy(name: string, provider: string): boolean {
  let head = 0;
  while (head < provider.length && name[head] === provider[head]) head += 1;
  let tail = 0;
  const most = Math.min(name.length, provider.length) - head;
  while (tail < most && name.at(-1 - tail) === provider.at(-1 - tail)) tail += 1;
  const typed = [...name.slice(head, name.length - tail)];
  const right = [...provider.slice(head, provider.length - tail)];
  const mixed = typed.sort().join() === right.sort().join();
  if (mixed && typed.length <= 2) return true;
  return head > 0 && provider.length > 4 && (mixed || (typed.length < 2 && right.length < 2));
}
