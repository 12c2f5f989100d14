import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import { agency } from '#testing/agency.ts';
import { seedHeldLead, seedLead, seedSubscriber } from '#testing/seed.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';

const later = { problem: 'refused', attempts: 3, due: Date.now() + 60 * 60_000 } as const;

/** What is there, by the words that name it in the commands below. */
async function fill(): Promise<Record<string, string>> {
  emptyStore();
  changeStored('DELETE FROM letters');
  await seedSubscriber('reader@example.com');
  const refused = await seedLead({ email: 'zara@example.com' }, later);
  const [held, dismissed] = [await seedHeldLead(), await seedHeldLead()];
  await agency('leads', 'dismiss', dismissed);
  const unsent = path.join(env().DATA_DIR, 'unsent.md');
  writeFileSync(unsent, '# News\n\nWords.\n');
  await agency('newsletter', 'send', 'app/(site)/preview/sample-letter.md', '--yes');
  const [begun = '', reader = ''] = [stored('letters')[0]?.id, stored('subscribers')[0]?.id];
  return { refused, held, dismissed, unsent, begun, reader };
}

test.each([
  ['leads retry refused', 'message sent again', 'refused'],
  ['leads retry --all-failed', 'failed mails sent again'],
  ['leads dismiss held', 'message dismissed', 'held'],
  ['leads release held', 'message released', 'held'],
  ['leads undo dismissed', 'message mark undone', 'dismissed'],
  ['person correct zara@example.com --name Zara', 'person corrected', 'refused'],
  ['person erase zara@example.com --yes', 'person erased'],
  ['subscribers remove reader@example.com', 'reader removed', 'reader'],
  ['newsletter send unsent --yes', 'letter begun'],
  ['newsletter stop begun', 'letter stopped', 'begun'],
])('%s: %s', async (command, what, about = '') => {
  const known = await fill();
  const before = stored('changes').length;
  await agency(...command.split(' ').map((word) => known[word] ?? word));
  const which = known[about] ?? expect.any(String);
  expect(stored('changes').slice(before)).toMatchObject([{ who: 'command', what, which }]);
});
