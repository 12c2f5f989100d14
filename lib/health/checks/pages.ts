import { existsSync } from 'node:fs';
import { builtCode, builtFile } from '#lib/base/built.ts';
import { count } from '#lib/base/text.ts';
import { localTime } from '#lib/content/weeks.ts';
import type { Store } from '#lib/database/store.ts';
import { findSnapshot } from '#lib/publishing/kept-files.ts';
import { wordsOfMap } from '#lib/words/maps.ts';
import { mistakesIn, refusedRelease } from '#lib/words/release.ts';
import { newestPublication } from '#lib/words/working.ts';
import { type Check, checkOf } from '../check.ts';

const lacking = checkOf('pages', {
  fails: 'Visitors see all but what this version of the site does not know',
  advice: 'A newer version has written it. It is kept, and shown once that version runs again.',
});

/** Whether this machine has whole pages of what is published. */
export async function checkPages(store: Store): Promise<Check> {
  const { ok, failed, skipped } = checkOf('pages', {
    works: 'Visitors see what is published',
    fails: 'Visitors see older words',
    advice:
      'The pages are made anew by themselves, within a minute. If this stays, ask whoever runs the server.',
  });
  const newest = await newestPublication(store.db);
  if (!newest) return ok('nothing is published yet: the site publishes its own words at its start');
  if (!existsSync(builtFile)) return skipped('nothing is built yet');
  const { code, at: built } = builtCode();
  const refusal = await refusedRelease(store, built);
  if (refusal) return failed(`the words of this release cannot be published: ${refusal}`);
  const pages = count(newest.addresses.split('\n').length, 'page');
  const snapshot = await findSnapshot(code, newest.map);
  const { leftOut } = snapshot?.content ?? {};
  if (leftOut) return lacking.failed(`left out: ${leftOut.join(', ')}`);
  if (snapshot) return ok(`${pages}, published ${localTime(newest.at)}`);
  const why = mistakesIn(await wordsOfMap(store, newest.map));
  return failed(`the pages of what is published are missing or damaged${why ? `; ${why}` : ''}`);
}
