import type { SignedIn } from '#lib/desk/sessions.ts';

/** Who runs the server, and may do all that the desk can. */
export const command: SignedIn = {
  email: 'command',
  role: 'owner',
  mayPublish: true,
  sessionId: '',
  isFresh: true,
};
