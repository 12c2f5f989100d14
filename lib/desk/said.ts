/** What a page says after a button was pressed: its address names one of these, never words. */
export type Sentences = {
  done: Record<string, string>;
  /** What was not done, or not all of it. */
  refused: Record<string, string>;
};

export type SaidOf<Own extends Sentences> = (keyof Own['done'] | keyof Own['refused']) & string;

/** Of signing in, and what any act may say. */
export const deskSaid = {
  done: {
    sent: 'If this address is one of the desk’s, a mail with a link is on its way to it. The link is good for 10 minutes. There is one mail in five minutes at most, so look for an earlier one, too.',
    'signed-out': 'You are signed out.',
    'words-thrown': 'What you had typed is thrown away.',
    'session-ended': 'That session is ended.',
    'sessions-ended': 'You are signed in with this browser alone.',
    'no-others': 'You are signed in nowhere else.',
    'passkey-offered':
      'You are signed in. The next time a passkey can do it without a mail, by your finger, your face or a PIN: add one below, or go on.',
    'passkey-added': 'The passkey is added. A mail tells you so, too.',
    invited: 'They may sign in from now on. A mail tells them how.',
    'taken-off': 'They may sign in no more, and are signed out everywhere.',
    'may-publish': 'They publish by themselves from now on.',
    'publishes-no-more': 'What they write is published by an owner from now on.',
    'passkey-removed': 'The passkey is removed. A mail tells you so, too.',
  },
  refused: {
    'no-address': 'This is no e-mail address.',
    'used-up': 'This link has been used, or is older than 10 minutes. Ask for another.',
    'invited-already':
      'They may sign in already. Take them off first to have them do something else.',
    gone: 'It is no longer there.',
    'not-sure': 'Nothing was done: tick the box first.',
    'passkey-refused':
      'Nothing was added: the device’s answer could not be checked, or came too late. Try again.',
    'passkey-unknown':
      'This passkey is not known here, or its answer came too late. Have a link mailed instead.',
    'sign-in-anew':
      'Nothing was changed: you signed in too long ago for that. Sign out, sign in again, and do it then.',
  },
} satisfies Sentences;

export type DeskSaid = SaidOf<typeof deskSaid>;
