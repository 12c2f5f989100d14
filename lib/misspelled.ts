/**
 * Finds variables that look like a setting and are none: one close to a setting's name, or one that
 * begins as only ours do. Where what was meant is set as well, they are another program's.
 *
 * @param set names of the variables that are set
 * @param settings names of all settings
 * @returns a sentence for each
 */
export function misspelled(set: readonly string[], settings: readonly string[]): string[] {
  const unknown = set.filter((name) => !settings.includes(name) && !others.test(name));
  return unknown.flatMap((name) => {
    const close = settings.filter((setting) =>
      isWithin(slipsIn(setting), name.toUpperCase(), setting),
    );
    const meant = close.length > 0 ? close : sameBeginning(name, settings);
    return meant.length === 0 || meant.some((setting) => set.includes(setting))
      ? []
      : [`${name} is not a setting. Did you mean ${either.format(meant)}?`];
  });
}

/** Too short to tell anything by, and two variables of cron. */
const others = /^(?:.{1,5}|MAILTO|MAILFROM)$/;
const either = new Intl.ListFormat('en', { type: 'disjunction' });

function sameBeginning(name: string, settings: readonly string[]): readonly string[] {
  const beginning = /^(?:SMTP_|ALERT_|RATE_LIMIT_|NEWSLETTER_|TRUSTED_PROX)/.exec(name)?.[0];
  return beginning ? settings.filter((setting) => setting.startsWith(beginning)) : [];
}

/** How many slips still leave a name recognizable: `JAVA_DIR` is two from `DATA_DIR`. */
function slipsIn(setting: string): number {
  return setting.length < 14 ? 1 : 2;
}

/** Whether at most so many letters were lost, added, mistaken or swapped with their neighbor. */
function isWithin(slips: number, typed: string, right: string): boolean {
  if (typed === right) return true;
  if (slips === 0) return false;
  let same = 0;
  while (typed[same] === right[same]) same += 1;
  const [a, b] = [typed.slice(same), right.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return (
    isWithin(slips - 1, a.slice(1), b) ||
    isWithin(slips - 1, a, b.slice(1)) ||
    isWithin(slips - 1, a.slice(1), b.slice(1)) ||
    (isSwapped && isWithin(slips - 1, a.slice(2), b.slice(2)))
  );
}
