/** Settings whose values are never shown. */
export const secretSettings = [
  'SMTP_URL',
  'DATABASE_URL',
  'APP_SECRET',
  'BOUNCES_IMAP_URL',
  'LEADS_URL',
  'ALERT_URL',
] as const;

/**
 * For every text that comes from an error: replaces the values of these settings, their passwords, and in
 * any address the login and what a query names as a password, key or token.
 */
export function maskSecrets(
  text: string,
  settings: Record<string, string | undefined> = process.env,
): string {
  const secrets = secretSettings
    .flatMap((name) => spellingsOf(settings[name]?.trim() ?? ''))
    .filter((secret) => secret.length >= shortest)
    .sort((one, other) => other.length - one.length);
  const masked = secrets.reduce((rest, secret) => rest.replaceAll(secret, mask), text);
  return masked.replace(login, `//${mask}@`).replace(queryOfLogin, `$1=${mask}`);
}

const mask = '***';

/** A shorter one would be found inside other words. */
const shortest = 4;

const login = /\/\/[^\s/?#"'<>]*@/g;
const queryOfLogin =
  /([?&](?:password|pass|key|apikey|api_key|token|secret|sig|signature))=[^\s&#"'<>]+/gi;

/** A program may quote an address as it is set or as it is parsed, a password encoded or not. */
function spellingsOf(value: string): string[] {
  const url = URL.parse(value);
  if (!url) return [value];
  return [value, url.href, url.password, decoded(url.password)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A `%` that is only a character.
    return text;
  }
}
