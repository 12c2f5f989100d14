import type { Redirect } from '@/content/types';
import { answerHeaders } from '@/server/headers';
import { headerLines } from './nginx-headers';

/**
 * What tells the two servers of redirects: for the site's own a table, for nginx a `location` each,
 * with a slash at the end and without.
 *
 * @returns the texts, by the names of their files in the build's folder
 */
export function redirectFiles(redirects: readonly Redirect[]): Record<string, string> {
  const table = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const headers = headerLines(answerHeaders);
  const locations = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map(
      (address) => `location = ${address} {\n${headers}return 308 ${to}$is_args$args;\n}\n`,
    ),
  );
  return {
    'redirects.json': JSON.stringify(table, null, 2),
    'nginx/redirects.conf': locations.join(''),
  };
}
