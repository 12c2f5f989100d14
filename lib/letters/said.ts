import type { SaidOf, Sentences } from '#lib/desk/said.ts';

export const letterSaid = {
  done: {
    removed: 'The reader is off the list, and gets no more letters. Below you can take that back.',
    'put-back': 'The reader is on the list again.',
    'letter-kept': 'It is saved. Below is the mail that it becomes.',
    'letter-copied': 'A copy is on its way to you. Nobody else got one.',
    'letter-thrown': 'The draft is thrown away.',
    'letter-planned': 'It is planned. Until then it can be changed and taken back.',
    'plan-back': 'The plan is taken back: it is a draft again.',
    'letter-begun': 'It is on its way.',
    'letter-stopped':
      'It is stopped: nobody else gets it. What is being sent now may still arrive.',
  },
  refused: {
    'letter-mistakes':
      'Your words are saved, but cannot be sent as they are: what is wrong stands where you typed it. A plan to send it is taken back.',
    'letter-beside':
      'This letter was changed, sent or thrown away since you opened it. That stays so: what you typed is saved here, as another draft.',
    'letter-changed': 'Nothing was done: somebody changed this letter since you opened it.',
    'copy-failed': 'The mail server did not take the copy. “Is it working?” says what is wrong.',
    'no-mail-server': 'No mail server is set, so no copy can be sent. Settings says more.',
    'letter-held': 'Nothing was done: an owner has planned this letter, and throws it away.',
    'letter-gone': 'This is no longer a draft: it has begun, or was thrown away.',
    'letter-earlier':
      'This very letter has gone before: this is how it went. To send it to all again, change a word.',
    'no-time': 'Nothing was planned: the time has to lie ahead, within a year.',
  },
} satisfies Sentences;

export type LetterSaid = SaidOf<typeof letterSaid>;
