import type { LeadBox, LeadState } from '#lib/store/lead-list.ts';

export const boxNames: Record<LeadBox, string> = {
  open: 'To answer',
  held: 'Held',
  answered: 'Answered',
  dismissed: 'No messages',
  all: 'All',
};

/** A state and what it means for the owner. */
export const stateWords: Record<LeadState, { name: string; means: string }> = {
  waiting: {
    name: 'To answer; its mail is on its way',
    means: 'Its mail is tried until it is taken.',
  },
  refused: {
    name: 'To answer; its mail is refused',
    means: 'The mail server does not take its mail. Health says why.',
  },
  sent: { name: 'To answer', means: 'It was mailed to the inbox.' },
  folder: {
    name: 'To answer; not mailed',
    means: 'No mail server is set, so its mail lies in a folder.',
  },
  answered: { name: 'Answered', means: 'Somebody marked it as answered.' },
  held: {
    name: 'Held as suspect',
    means: 'It looks like a program’s, so it was not mailed. If a person wrote it, say so.',
  },
  dismissed: { name: 'No message', means: 'Somebody set it aside.' },
};
