import type { Outcome } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/** What the buttons of the editor say: `?say=words.saved`, say. */
export const wordsSaid = {
  done: {
    thrown: 'What you had typed is thrown away.',
    saved: 'It is saved. Visitors see it once it is published; Words shows it now.',
    undone: 'It says again what it said before. What others saved meanwhile stays.',
    'page-moved':
      'The page has its new address, and links lead there. Visitors find it once it is published.',
    'page-removed': 'The page is removed. Visitors see that once it is published.',
  },
  refused: {
    'not-sure': 'Nothing is removed yet: say so below.',
    kept: 'It is not saved yet: press Save at the end.',
    mistakes:
      'It is not saved yet: what is wrong stands where it was typed. All of it is kept here for you.',
    changed:
      'It is not saved yet: this was saved meanwhile, by somebody else or in another window. What was changed stands below; what you typed is kept. Look at both, then press Save.',
    moved:
      'It is not saved: somebody changed this place meanwhile. What you typed stands below: copy it to where it belongs.',
    'not-moved':
      'Nothing is moved or removed: somebody changed the list meanwhile. Look, and press again.',
    'address-there': 'It is not done yet: another page has this address. Type another.',
    'no-name-yet':
      'It is not done yet: it needs a title, or a name of 40 characters at most that no other page has, or the end of its address.',
    'save-first': 'Nothing was done: save what you typed first, or throw it away.',
  },
};

export type WordsSaid = keyof typeof wordsSaid.done | keyof typeof wordsSaid.refused | 'gone';

export type Said = Outcome<Exclude<WordsSaid, 'gone'>>;

export const wordsPage = deskRoutes.page('words');

/** Leads on to a page, or a place of it, that says what happened. */
export const say = (
  to: string,
  said: WordsSaid,
  query: Record<string, string> = {},
  place = '',
): Said => ({ to, say: said, query, place });
