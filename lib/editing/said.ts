import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const editorSaid = {
  done: {
    'words-saved': 'It is saved. Visitors see it once it is published; Preview shows it now.',
    'photograph-added': 'The photograph is added. It is not saved yet: press Save at the end.',
    'page-moved':
      'The page has its new address, and links lead there. Visitors find it once it is published.',
    'page-removed': 'The page is removed. Visitors see that once it is published.',
  },
  refused: {
    'words-same': 'Nothing was changed: it says just this already.',
    'words-kept': 'It is not saved yet: press Save at the end.',
    'words-mistakes':
      'It is not saved yet: what is wrong stands where it was typed. All of it is kept here for you.',
    'words-changed':
      'It is not saved yet: somebody else saved this meanwhile. What they changed stands below; what you typed is kept. Look at both, then press Save.',
    'words-moved':
      'It is not saved: somebody changed this place meanwhile. What you typed stands below: copy it to where it belongs.',
    'no-address-yet': 'It is not saved yet: it needs a title, or the end of its address.',
    'address-there': 'It is not saved yet: another page has this address. Type another below.',
    'photograph-refused': 'The photograph was not added. Everything else that you typed is kept.',
    'save-first': 'Nothing was done: save what you typed first, or throw it away.',
  },
} satisfies Sentences;

export type EditorSaid = SaidOf<typeof editorSaid>;
