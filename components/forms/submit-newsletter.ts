import { showToast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';
import { send } from './request';

/** Subscribes an address and says in a toast what became of it [spec 4, 8]. */
export async function submitNewsletter(form: HTMLFormElement, email: string): Promise<void> {
  try {
    await send('POST', routes.newsletterApi, { email });
    form.reset();
    showToast({
      title: 'Subscribed!',
      description: 'Thank you for subscribing to our newsletter.',
      variant: 'default',
    });
  } catch {
    // Whatever went wrong, the visitor is told the same [spec 8].
    showToast({
      title: 'Error',
      description: 'Failed to subscribe. You may already be subscribed.',
      variant: 'destructive',
    });
  }
}
