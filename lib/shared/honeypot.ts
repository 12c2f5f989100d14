/**
 * The honeypot: a field that people do not see and programs fill in. A form post carries it in its
 * body; our script, whose body has four fields, as a header.
 */
export const trapField = 'subject';

export const trapHeader = 'X-Form-Trap';
