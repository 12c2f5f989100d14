import { routes } from '@/lib/routes';
import { send } from './request';

let asked = false;

/** Asks, once, for the token whose age tells the server how long the visitor was at a contact form. */
export function askForToken(): void {
  if (asked) return;
  asked = true;
  // A message without a token is taken like any other.
  send('GET', routes.formTokenApi).catch(() => undefined);
}
