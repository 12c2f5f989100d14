import type { Redirect } from '@/content/types';
import { answerHeaders } from '@/server/headers';
import { headerLines } from './nginx-headers';

/** Files by name: a table for the site's server, and for nginx locations with and without a trailing slash. */
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
