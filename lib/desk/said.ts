/** What a page says after a button was pressed: its address names one of these, never words. */
export const said = {
  sent: 'If this address is one of the desk’s, a mail with a link is on its way to it. The link is good for 10 minutes. There is one mail in five minutes at most, so look for an earlier one, too.',
  'no-address': 'This is no e-mail address.',
  'used-up': 'This link has been used, or is older than 10 minutes. Ask for another.',
  'signed-out': 'You are signed out.',
  answered: 'It is marked as answered.',
  dismissed: 'It is set aside as no message.',
  released: 'It is on its way to the inbox.',
  undone: 'That is taken back.',
  noted: 'Your note is kept.',
  'note-changed':
    'Somebody else changed the note meanwhile, so yours was not kept. Theirs is below: write yours again if it is still needed.',
  'somebody-first':
    'Nothing was changed: somebody did something with this message since you opened it. See below.',
  'dismissed-held': 'All that was held is set aside. Each can be taken back.',
  'too-long': 'The note was not kept: it is longer than 2,000 characters.',
  gone: 'It is no longer there.',
  sending: 'Its mail is sent again now.',
  'not-sent-again': 'There is nothing to send again: its mail has gone, or is just being sent.',
  corrected: 'It is corrected in all messages and the subscription.',
  'person-changed':
    'Nothing was corrected: somebody changed the details since you opened this page.',
  'not-correct': 'Nothing was corrected: the name, the address or the number has a wrong form.',
  'address-taken': 'Nothing was corrected: the new address has a subscription of its own.',
  'not-sure': 'Nothing was erased: tick the box first.',
  erased: 'Everything about this person is erased here. Delete the mails in your inbox, too.',
  removed: 'The reader gets no more letters.',
  'letter-kept': 'It is kept. Below is the mail that it becomes.',
  'letter-mistakes':
    'Your words are kept, but cannot be sent as they are: what is wrong stands at the field. A plan to send it is taken back.',
  'letter-beside':
    'Somebody else changed this letter since you opened it. Theirs is untouched: what you typed is kept here, as another draft.',
  'letter-changed': 'Nothing was done: somebody changed this letter since you opened it.',
  'letter-copied': 'A copy is on its way to you. Nobody else got one.',
  'copy-failed': 'The mail server did not take the copy. Health says what is wrong.',
  'no-mail-server': 'No mail server is set, so no copy can be sent. Settings says more.',
  'letter-thrown': 'The draft is thrown away.',
  'letter-gone': 'This is no longer a draft: it has begun, or was thrown away.',
  'letter-earlier':
    'This very letter has gone before: this is how it went. To send it to all again, change a word.',
  'no-time': 'Nothing was planned: the time has to lie ahead, within a year.',
  'letter-planned': 'It is planned. Until then it can be changed and taken back.',
  'plan-back': 'The plan is taken back: it is a draft again.',
  'letter-begun': 'It is on its way.',
  'letter-stopped': 'It is stopped: nobody else gets it. What is being sent now may still arrive.',
  'test-sent': 'A test is on its way: look whether it arrived.',
  'test-failed': 'The test could not be sent. What is wrong stands below.',
  'session-ended': 'That session is ended.',
} as const;

export type Said = keyof typeof said;
