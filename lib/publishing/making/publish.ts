// After `next build`: writes `dist/`, the pages of the release's own words.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtCode } from '#lib/base/built.ts';
import { content, words } from '#lib/content/content.ts';
import { releaseMapHash } from '#lib/words/maps.ts';
import { builtSnapshot, writeSnapshot } from '../snapshot.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { startNext } from './next.ts';

try {
  rmSync(path.dirname(builtSnapshot), { recursive: true, force: true });
  const about = { code: builtCode().code, map: releaseMapHash() };
  const said = { content: content(), words: words() };
  const snapshot = await makeSnapshot(await startNext(), said, about, { isBuild: true });
  writeSnapshot(builtSnapshot, snapshot);
  console.info(`Made what ${snapshot.pages.size} addresses answer`);
} catch (error) {
  // Next, running in this process, would log the error and continue.
  console.error(error);
  process.exit(1);
}
process.exit();
