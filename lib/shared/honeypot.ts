/** A field that people do not see and programs fill in, as a form post carries it. */
export const honeypotField = 'subject';

/** What our script sends where it was filled in: a body of JSON has no room for it. */
export const honeypotHeader = 'X-Form-Trap';
