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
  'test-sent': 'A test is on its way: look whether it arrived.',
  'test-failed': 'The test could not be sent. What is wrong stands below.',
  'session-ended': 'That session is ended.',
} as const;

export type Said = keyof typeof said;
