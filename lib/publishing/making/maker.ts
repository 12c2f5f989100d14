// Answers with pages of the words that it is told, to the process that has started it (start-makers.ts).
import { setWords } from '#lib/content/content.ts';
import type { Told } from './start-makers.ts';
import { startNext } from './start-next.ts';

process.on('disconnect', () => process.exit());
process.on('message', ({ content, days, photographs }: Told) => {
  const made = photographs.map(([file, hash]) => [file, { hash, read: notHere }] as const);
  setWords(content, { texts: new Map(), photographs: new Map(made), days });
  process.send?.('told');
});
process.send?.(await startNext());

/** They have been made before any page is asked for. */
function notHere(): never {
  throw new Error('a photograph was not made');
}
