import { Argument, type Command } from 'commander';
import type { Store } from '#lib/database/store.ts';
import { perform } from '#lib/desk/act.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import { heldActs } from '#lib/held/acts.ts';
import type { Answer, Run } from './answer.ts';

const verdicts = { 'let-go': heldActs['let-go'], drop: heldActs['drop-held'] };

export function addHeld(program: Command, { onStore }: Run) {
  program
    .command('held')
    .description('Lists the mail that waits for an owner, lets it go, or drops it.')
    .addArgument(new Argument('[what]', 'without it, it is listed').choices(Object.keys(verdicts)))
    .action(onStore(answerHeld));
}

async function answerHeld(store: Store, what?: keyof typeof verdicts): Promise<Answer> {
  const held = await heldInWords(store);
  if (held.length === 0) return { text: 'Nothing waits.', data: { held } };
  if (what) await perform(verdicts[what], deskOf(store, 'command'), {});
  const done = { 'let-go': 'Let go', drop: 'Dropped', '': 'Waits' }[what ?? ''];
  return { text: [`${done}:`, ...held.map((line) => `- ${line}`)].join('\n'), data: { held } };
}
