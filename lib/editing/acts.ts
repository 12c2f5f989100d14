import { act } from '#lib/desk/act.ts';
import { actOnWords } from './act-on-words.ts';
import { wordsSaid } from './said.ts';

export const wordActs = {
  /** What the buttons of a form of words ask for; each says which by its value. */
  words: act('words', { ...wordsSaid, takesFiles: true, prepare: actOnWords }),
};
