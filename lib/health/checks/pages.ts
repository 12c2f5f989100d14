import { existsSync } from 'node:fs';
import { builtCode, builtFile } from '#lib/base/built.ts';
import { content } from '#lib/content/content.ts';
import type { Store } from '#lib/database/store.ts';
import { servedInstead } from '#lib/publishing/snapshot.ts';
import { refusedRelease } from '#lib/words/release.ts';
import { type Check, checkOf } from '../check.ts';

const lacking = checkOf('pages', {
  fails: 'Visitors see all but what this version of the site does not know',
  advice: 'A newer version has written it. It is kept, and shown once that version runs again.',
});

const another = checkOf('pages', {
  fails: 'The database is another than the one before',
  advice: 'Ask whoever runs the server at once: messages and words of before are not in it.',
});

/** Whether this machine shows what is published. */
export async function checkPages(store: Store): Promise<Check> {
  const { ok, failed, skipped } = checkOf('pages', {
    works: 'Visitors see what is published',
    fails: 'Visitors see older words',
    advice:
      'The pages are made anew by themselves, within a minute. If this stays, ask whoever runs the server.',
  });
  if (!existsSync(builtFile)) return skipped('nothing is built yet');
  const refusal = await refusedRelease(store, builtCode().at);
  if (refusal) return failed(`the words of this release cannot be published: ${refusal}`);
  const instead = await servedInstead(store);
  if (instead === 'of another database')
    return another.failed('what was published here is not in it');
  const { leftOut = [] } = content();
  if (instead === 'partly') return lacking.failed(`left out: ${leftOut.join(', ')}`);
  return instead
    ? failed('the pages of what is published are missing, or are being made')
    : ok('they are those of what was published last');
}
