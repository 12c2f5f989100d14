/** What a page says after a button was pressed: its address names one of these, never words. */
const done = {
  sent: 'If this address is one of the desk’s, a mail with a link is on its way to it. The link is good for 10 minutes. There is one mail in five minutes at most, so look for an earlier one, too.',
  'signed-out': 'You are signed out.',
  answered: 'It is marked as answered.',
  dismissed: 'It is set aside, as it is not a message.',
  released: 'It is on its way to the inbox.',
  undone: 'That is taken back.',
  noted: 'Your note is saved.',
  'dismissed-held':
    'What the list had is set aside. Each can be taken back. What was held since is below.',
  sending: 'Its mail is sent again now.',
  corrected: 'It is corrected in all messages and the subscription.',
  erased: 'Everything about this person is erased here. Delete the mails in your inbox, too.',
  removed: 'The reader is off the list, and gets no more letters. Below you can take that back.',
  'put-back': 'The reader is on the list again.',
  'letter-kept': 'It is saved. Below is the mail that it becomes.',
  'letter-copied': 'A copy is on its way to you. Nobody else got one.',
  'letter-thrown': 'The draft is thrown away.',
  'letter-planned': 'It is planned. Until then it can be changed and taken back.',
  'plan-back': 'The plan is taken back: it is a draft again.',
  'letter-begun': 'It is on its way.',
  'letter-stopped': 'It is stopped: nobody else gets it. What is being sent now may still arrive.',
  'words-saved': 'It is saved. Visitors see it once it is published; Preview shows it now.',
  'words-thrown': 'What you had typed is thrown away.',
  'photograph-added': 'The photograph is added. It is not saved yet: press Save at the end.',
  'page-moved':
    'The page has its new address, and links lead there. Visitors find it once it is published.',
  'page-removed': 'The page is removed. Visitors see that once it is published.',
  'test-sent': 'A test is on its way: look whether it arrived.',
  publishing: 'Publishing has begun. The site stays as it is until all of it is done.',
  'published-again':
    'The site shows these words again, in a second. What you write at the desk stays as it is.',
  'led-on': 'Their visitors go there once this is published.',
  'brought-back':
    'It is brought back to the words at the desk. Visitors see it once it is published.',
  'preview-link':
    'The link is below. Who has it can look at previews for 7 days, and do nothing else.',
  'preview-links-ended': 'No link to previews works any more.',
  'session-ended': 'That session is ended.',
  'sessions-ended': 'You are signed in with this browser alone.',
  'no-others': 'You are signed in nowhere else.',
  'passkey-added': 'The passkey is added. A mail tells you so, too.',
  'passkey-removed': 'The passkey is removed. A mail tells you so, too.',
};

/** What was not done, or not all of it. */
export const refused = {
  'no-address': 'This is no e-mail address.',
  'used-up': 'This link has been used, or is older than 10 minutes. Ask for another.',
  'note-changed':
    'Somebody else changed the note meanwhile, so yours was not saved. Theirs is below: write yours again if it is still needed.',
  'somebody-first':
    'Nothing was changed: somebody did something with this message since you opened it. See below.',
  'too-long': 'The note was not saved: it is longer than 2,000 characters.',
  gone: 'It is no longer there.',
  'not-sent-again': 'There is nothing to send again: its mail has gone, or is just being sent.',
  'person-changed':
    'Nothing was corrected: somebody changed the details since you opened this page.',
  'not-correct': 'Nothing was corrected: one of the details has a wrong form, or is needed.',
  'address-taken': 'Nothing was corrected: the new address has a subscription of its own.',
  'address-known':
    'Nothing was corrected: there are messages of the new address. If the same person wrote them, say so below the address; what is joined cannot be told apart again.',
  'not-sure': 'Nothing was done: tick the box first.',
  'letter-mistakes':
    'Your words are saved, but cannot be sent as they are: what is wrong stands at the field. A plan to send it is taken back.',
  'letter-beside':
    'This letter was changed, sent or thrown away since you opened it. That stays so: what you typed is saved here, as another draft.',
  'letter-changed': 'Nothing was done: somebody changed this letter since you opened it.',
  'copy-failed': 'The mail server did not take the copy. “Is it working?” says what is wrong.',
  'no-mail-server': 'No mail server is set, so no copy can be sent. Settings says more.',
  'letter-gone': 'This is no longer a draft: it has begun, or was thrown away.',
  'letter-earlier':
    'This very letter has gone before: this is how it went. To send it to all again, change a word.',
  'no-time': 'Nothing was planned: the time has to lie ahead, within a year.',
  'words-same': 'Nothing was changed: it says just this already.',
  'words-kept': 'It is not saved yet: press Save at the end.',
  'words-mistakes':
    'It is not saved yet: what is wrong stands at the field. What you typed is kept here for you.',
  'words-changed':
    'It is not saved yet: somebody else saved this meanwhile. What they changed stands below; what you typed is kept. Look at both, then press Save.',
  'no-address-yet': 'It is not saved yet: it needs a title, or the end of its address.',
  'address-there': 'It is not saved yet: another page has this address. Type another below.',
  'photograph-refused': 'The photograph was not added. Everything else that you typed is kept.',
  'save-first': 'Nothing was done: save what you typed first, or throw it away.',
  'test-failed': 'The test could not be sent. What is wrong stands below.',
  'test-lead-failed':
    'The test was not taken. Whoever runs the server sees why with the command: npm run agency -- doctor --send-test',
  'publishing-already':
    'Nothing was begun: the words are just being published. How far they are stands below.',
  'cannot-publish': 'Nothing was begun: this server cannot publish. Below is what to do.',
  'passkey-refused':
    'Nothing was added: the device’s answer could not be checked, or came too late. Try again.',
  'passkey-unknown':
    'This passkey is not known here, or its answer came too late. Have a link mailed instead.',
  'sign-in-anew':
    'Nothing was changed: you signed in too long ago for that. Sign out, sign in again, and do it then.',
};

export const said = { ...done, ...refused };

export type Said = keyof typeof said;
