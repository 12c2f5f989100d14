import { nearest } from '../nearest.ts';

/**
 * Finds variables close to one of our settings, by edit distance or prefix: where that setting is set, too,
 * the variable belongs to another program. And a former one. @returns a sentence for each
 */
export function findMisspelledSettings(
  set: readonly string[],
  settings: readonly string[],
): string[] {
  const unknown = set.filter((name) => !settings.includes(name) && !ignored.test(name));
  return unknown.flatMap((name) => {
    if (name === 'ALERT_SECRET') return [former];
    const close = nearest(name, settings);
    const meant = close ? [close] : samePrefix(name, settings);
    return meant.length === 0 || meant.some((setting) => set.includes(setting))
      ? []
      : [`${name} is not a setting. Did you mean ${either.format(meant)}?`];
  });
}

/** Of version 1.0. Where it is set, a receiver checks signatures by it, and would refuse what alerts it. */
const former =
  'ALERT_SECRET is no setting any more: npm run agency -- alert key shows what signs the posts.';

/** Names too short to compare, and two variables of cron. */
const ignored = /^(?:.{1,5}|MAILTO|MAILFROM)$/;
const either = new Intl.ListFormat('en', { type: 'disjunction' });

function samePrefix(name: string, settings: readonly string[]): readonly string[] {
  const prefix = /^(?:SMTP_|ALERT_|RATE_LIMIT_|NEWSLETTER_|TRUSTED_PROX)/.exec(name)?.[0];
  return prefix ? settings.filter((setting) => setting.startsWith(prefix)) : [];
}
