import type { LeadBox, ListedLead } from '#lib/leads/lead-list.ts';

export const boxNames: Record<LeadBox, string> = {
  open: 'To answer',
  held: 'Suspects',
  answered: 'Answered',
  dismissed: 'Set aside',
  all: 'All',
};

export const emptyBox: Record<LeadBox, string> = {
  open: 'Nothing waits for an answer. New messages appear here, and come by mail.',
  held: 'Nothing is held. What looks like a program’s waits here until you have looked at it.',
  answered: 'Nothing is marked as answered yet. Open a message, and press “Answered”.',
  dismissed: 'Nothing is set aside. What you mark as “Not a message” is kept here.',
  all: 'Nobody has written yet. Messages from the site’s forms appear here.',
};

export const outcomes = { won: 'Won', lost: 'Lost' } as const;

/** A state and what it means for the owner. */
export const stateLabels: Record<ListedLead['state'], { name: string; means: string }> = {
  waiting: {
    name: 'To answer; not mailed to you yet',
    means: 'It is mailed to you as soon as a mail server takes it.',
  },
  refused: {
    name: 'To answer; its mail to you is refused',
    means: 'Your mail server refused the mail that brings it to you. “Is it working?” says why.',
  },
  sent: { name: 'To answer', means: 'It was mailed to your inbox, too.' },
  answered: { name: 'Answered', means: 'Somebody marked it as answered.' },
  held: {
    name: 'Suspect',
    means: 'It looks like a program’s, so it was not mailed to you. If a person wrote it, say so.',
  },
  dismissed: { name: 'Set aside', means: 'Somebody said that it is not a message.' },
};
