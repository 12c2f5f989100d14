import { z } from 'zod';
import { deskRoutes } from '#lib/desk-routes.ts';
import { day } from '#lib/shared/zone-clock.ts';
import { clientLimit } from '#lib/submissions/client-limit.ts';
import { firstMonday } from '#lib/weeks.ts';
import { countNames } from './count-names.ts';
import { pageKind } from './page-kind.ts';
import { receiveReport } from './receive.ts';

const calls = clientLimit(() => 100, day);

/**
 * Counts what browsers report that the policy of a page has stopped, by directive, where it would have come
 * from, and kind of page: no address, no sample, nobody.
 */
export function receiveViolations(request: Request): Promise<Response> {
  return receiveReport(request, calls, (value, { client }) => {
    const key = keyOf(value);
    if (key) countNames(client, [{ week: firstMonday(1), kind: 'violation', key }]);
  });
}

const address = z.string().max(4_096);

const violation = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    'blocked-uri': address,
    'document-uri': address,
    'source-file': address.nullish(),
  }),
});

function keyOf(value: unknown): string | undefined {
  const report = violation.safeParse(value).data?.['csp-report'];
  const blocked = report && originOf(report['blocked-uri']);
  if (!blocked || [blocked, report['source-file']].some(isOfBrowser)) return undefined;
  return [report['effective-directive'], blocked, kindOf(report['document-uri'])].join(' ');
}

/** `inline`, `eval`, `data` or an origin: a whole address could name somebody. */
function originOf(blocked: string): string | undefined {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return undefined;
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol.slice(0, -1) : origin;
}

/** What a visitor has added to pages: extensions, and what Safari shows in their place. */
function isOfBrowser(address?: string | null): boolean {
  return /^[a-z-]*extension\b|^webkit-masked-url\b|^user-script\b/.test(address ?? '');
}

function kindOf(page: string): string {
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  if (path === deskRoutes.home || path.startsWith(`${deskRoutes.home}/`)) return 'desk';
  const kind = pageKind(path) ?? 'no page';
  return kind === 'other' ? 'single page' : kind;
}
