/** Name of the field in a form post. */
export const honeypotField = 'subject';

/** Sent with JSON, whose body has no honeypot, if the field was filled in. */
export const honeypotHeader = 'X-Form-Trap';
