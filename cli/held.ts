import type { Store } from '#lib/database/store.ts';
import { perform } from '#lib/desk/act.ts';
import { heldInWords } from '#lib/desk/held.ts';
import { deskOf } from '#lib/desk/on-desk.ts';
import { heldActs } from '#lib/held/acts.ts';
import { type Answer, fail } from './answer.ts';

const verdicts = new Map([
  ['', { words: 'Waits', act: undefined }],
  ['let-go', { words: 'Let go', act: heldActs['let-go'] }],
  ['drop', { words: 'Dropped', act: heldActs['drop-held'] }],
]);

export async function answerHeld(store: Store, what: string): Promise<Answer> {
  const verdict = verdicts.get(what) ?? fail(`It is let-go or drop, not ${what}.`);
  const held = await heldInWords(store);
  if (held.length === 0) return { text: 'Nothing waits.', data: { held } };
  if (verdict.act) await perform(verdict.act, deskOf(store, 'command'), {});
  const text = [`${verdict.words}:`, ...held.map((line) => `- ${line}`)].join('\n');
  return { text, data: { held } };
}
