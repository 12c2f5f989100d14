// After `next build`: writes `dist/`, the pages of the release's own words.
import { rmSync } from 'node:fs';
import { releaseMapHash } from '#lib/words/maps.ts';
import { builtCode, builtFolder } from '../pages.ts';
import { renderSite } from './render-site.ts';
import { startMakers } from './start-makers.ts';

try {
  rmSync(builtFolder, { recursive: true, force: true });
  const about = { code: builtCode().code, map: releaseMapHash() };
  const addresses = await renderSite(await startMakers(), builtFolder, {
    about,
    onPage: (done, known) => process.send?.(`${done} of ${known}`),
  });
  console.info(`Published ${addresses} addresses to ${builtFolder}/public`);
} catch (error) {
  // Next, running in this process, would log the error and continue.
  console.error(error);
  process.exit(1);
}
process.exit();
