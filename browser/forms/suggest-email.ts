/** The address with its domain corrected, if that is almost certainly a typo. */
export function suggestEmail(address: string): string | undefined {
  const [, user, typed] = /^(.+)@([^@]+)$/.exec(address) ?? [];
  if (!user || !typed) return;
  const domain = typed.toLowerCase();
  const corrected = correctDomain(domain);
  return corrected === domain ? undefined : `${user}@${corrected}`;
}

/** Of mail, all in `com`, some in `de`, `co.uk`, `com.pk`, too. */
const providers = ['gmail', 'icloud', 'yahoo', 'hotmail', 'outlook'];

const theirEnding = /^(com|(com?\.)?[a-z]{2})$/;

/** None of these is a top-level domain. */
const misspelledCom = /(^|\.)(con|cmo|ocm|vom|xom|cpm|cim|clm|comm|coom|ccom)(?=$|\.[a-z]{2}$)/;

/** `co`, `cm` and `om` are countries, but not of the providers' addresses. */
const truncatedCom = /^(c|co|cm|om)?$/;

function correctDomain(domain: string): string {
  const [typed = '', ...labels] = domain.split('.');
  const ending = labels.join('.').replace(misspelledCom, '$1com');
  // Without a dot: "gmail" and "gmailcom".
  const name = ending ? typed : typed.replace(/com$/, '');
  const theirs = ending.replace(truncatedCom, 'com');
  const provider = providers.find((one) => one === name || isTypoOf(one, name));
  if (provider && theirEnding.test(theirs)) return `${provider}.${theirs}`;
  return ending ? `${name}.${ending}` : domain;
}

/** Letters in another order; or one missing, added or wrong, but the first: `ymail` is another provider. */
function isTypoOf(right: string, typed: string): boolean {
  if ([...right].sort().join() === [...typed].sort().join()) return true;
  let at = 0;
  while (right[at] === typed[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(at + from);
  const isMissing = rest(right, 1) === rest(typed, 0);
  const isAdded = rest(right, 0) === rest(typed, 1);
  return at > 0 && (isMissing || isAdded || rest(right, 1) === rest(typed, 1));
}
