import type { PublishedFile } from './published-file.ts';

/** Where a weakness is reported is asked here (RFC 9116). */
export const securityText = '/.well-known/security.txt';

const day = 24 * 60 * 60_000;

/**
 * security.txt with a date of expiry that is a year from today, not from the build: as long as the site
 * answers, somebody looks after it.
 *
 * @param text as it was built, good for a year from then
 * @param publish makes the file of a text
 */
export function renewDaily(text: string, publish: (text: string) => PublishedFile): PublishedFile {
  let made = { on: 0, file: publish(text) };
  const current = () => {
    const today = Math.floor(Date.now() / day);
    if (made.on !== today) {
      // RFC 9116 advises less than a year.
      const expires = new Date((today + 364) * day).toISOString();
      made = { on: today, file: publish(text.replace(/^Expires: .*$/m, `Expires: ${expires}`)) };
    }
    return made.file;
  };
  return {
    get etag() {
      return current().etag;
    },
    get validators() {
      return current().validators;
    },
    get identity() {
      return current().identity;
    },
  };
}
