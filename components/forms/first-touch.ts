import { preloadToaster } from '@/components/ui/toast/toast-host';
import { send } from '@/lib/request';
import { routes } from '@/lib/routes';

let asked = false;

/**
 * What a contact form does when it is first touched: fetches the toast's code, and the token whose
 * age tells the server how long the visitor was at it.
 */
export function onFirstTouch(): void {
  preloadToaster();
  if (asked) return;
  asked = true;
  // A message without a token is taken like any other.
  send('GET', routes.formTokenApi).catch(() => undefined);
}
