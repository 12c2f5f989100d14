import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const leadSaid = {
  done: {
    answered: 'It is marked as answered.',
    dismissed: 'It is set aside, as it is not a message.',
    released: 'It is on its way to the inbox.',
    undone: 'That is taken back.',
    noted: 'Your note is saved.',
    'dismissed-held':
      'What the list had is set aside. Each can be taken back. What was held since is below.',
    sending: 'Its mail is sent again now.',
    'answer-sent': 'Your answer is on its way, and a copy to the inbox.',
    'reply-kept': 'The saved replies are changed.',
  },
  refused: {
    'answer-kept':
      'Your answer was not sent: somebody did something with this message since you opened it. See what it was; your words are kept, and can be sent all the same.',
    'no-answer': 'Nothing was sent: an answer has words, and at most 10,000 characters.',
    'answer-waits':
      'Nothing was sent, as no mail server is set: see Settings. Your words are kept.',
    'reply-changed': 'Nothing was saved: somebody changed this reply since you opened the page.',
    'note-changed':
      'Somebody else changed the note meanwhile, so yours was not saved. Theirs is below: write yours again if it is still needed.',
    'somebody-first':
      'Nothing was changed: somebody did something with this message since you opened it. See below.',
    'too-long': 'The note was not saved: it is longer than 2,000 characters.',
    'not-sent-again': 'There is nothing to send again: its mail has gone, or is just being sent.',
  },
} satisfies Sentences;

export type LeadSaid = SaidOf<typeof leadSaid>;
