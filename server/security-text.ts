import type { PublishedFile } from './published-file.ts';

/** RFC 9116: where to report a vulnerability. */
export const securityText = '/.well-known/security.txt';

const msPerDay = 24 * 60 * 60_000;

/** Renewed each day, so that it does not expire a year after the build. */
export function renewDaily(text: string, publish: (text: string) => PublishedFile): PublishedFile {
  let latest = { day: 0, file: publish(text) };
  const current = () => {
    const today = Math.floor(Date.now() / msPerDay);
    if (latest.day !== today) {
      // Less than a year, as RFC 9116 advises.
      const expires = new Date((today + 364) * msPerDay).toISOString();
      latest = { day: today, file: publish(text.replace(/^Expires: .*$/m, `Expires: ${expires}`)) };
    }
    return latest.file;
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
