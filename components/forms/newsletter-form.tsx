'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { preloadToaster } from '@/components/ui/toast/toast-host';
import { showToast } from '@/components/ui/toast/toast-store';
import { send } from '@/lib/request';
import { routes } from '@/lib/routes';
import { fieldValue } from './form-values';

/** The newsletter form of the footer [spec 4, 5.3]. */
export function NewsletterForm({ policyHref }: { policyHref: string }) {
  const id = useId();
  const [pending, setPending] = useState(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = fieldValue(form, 'email');
    if (!email || pending) return;
    setPending(true);
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
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      method="post"
      action={routes.newsletterApi}
      onSubmit={onSubmit}
      onFocus={preloadToaster}
      className="mt-4"
    >
      <label htmlFor={id} className="block text-sm font-semibold text-white">
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          className="field mt-0 w-auto min-w-0 flex-[1_1_8rem] text-ink"
        />
        <Button type="submit" disabled={pending}>
          Subscribe
        </Button>
      </div>
      <p className="mt-2 text-xs">
        One click in any mail ends it. See the{' '}
        <a href={policyHref} className="underline hover:text-white">
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}
