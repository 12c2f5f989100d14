// `npm run test:faults [-- --store=sqlite|postgres] [name …]`: breaks the built site on purpose, and counts
// what was acknowledged and what arrived.
import { parseArgs } from 'node:util';
import { hasFailed } from '#testing/checks.ts';
import { noSettings } from '#testing/no-settings.ts';
import { onEachStore } from '#testing/trials/harness.ts';
import { build } from '#tools/steps.ts';
import { goBack } from './back.ts';
import { loseStore } from './database.ts';
import { fillDisk } from './full-disk.ts';
import { sendLetter } from './letter.ts';
import { killAtEveryMoment } from './moments.ts';
import { publishUnderLoad } from './publish.ts';
import { killWhilePosting } from './receiver.ts';
import { roll } from './rolling.ts';

// How long visitors wait is what trials measure.
noSettings.PATIENCE = '1';

const all = {
  moments: killAtEveryMoment,
  receiver: killWhilePosting,
  database: loseStore,
  letter: sendLetter,
  publish: publishUnderLoad,
  full: fillDisk,
  back: goBack,
  rolling: roll,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(
    `There is no trial ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}`,
  );
  process.exit(1);
}

await build();
await onEachStore(values.store, async (stored) => {
  for (const [name, trial] of Object.entries(all)) {
    if (positionals.length === 0 || positionals.includes(name)) await trial(stored);
  }
});
process.exit(hasFailed() ? 1 : 0);
