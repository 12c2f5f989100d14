/** What a page says after a button was pressed: its address names one of these, never words. */
export type Sentences = {
  done: Record<string, string>;
  /** What was not done, or not all of it. */
  refused: Record<string, string>;
};

export type SaidOf<Own extends Sentences> = (keyof Own['done'] | keyof Own['refused']) & string;

/** What any act may say. */
export const deskSaid = {
  done: { 'words-thrown': 'What you had typed is thrown away.' },
  refused: {
    gone: 'It is no longer there.',
    'not-sure': 'Nothing was done: tick the box first.',
    'sign-in-anew':
      'Nothing was changed: you signed in too long ago for that. Sign out, sign in again, and do it then.',
  },
} satisfies Sentences;

export type DeskSaid = SaidOf<typeof deskSaid>;
