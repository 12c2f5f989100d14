/** What a contact form needs only once it is touched, in one piece: see `use-touched-form.ts`. */
export { checkContact } from '@/lib/shared/contact-rules';
export { askForToken } from './ask-for-token';
export { EmailHint } from './email-hint';
export { forgetDraft, keepDraft } from './keep-draft';
export { readContact } from './read-contact';
export { submitContact } from './submit-contact';
export { submitHome } from './submit-home';
export { WayOut } from './way-out';
