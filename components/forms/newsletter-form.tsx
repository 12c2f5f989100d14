'use client';

import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { preloadToaster } from '@/components/ui/toast/toast-host';
import { routes } from '@/lib/routes';
import { fieldValue } from './form-values';

const load = () => import('./submit-newsletter');

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
    const code = await loadPart(load);
    if (code) await code.submitNewsletter(form, email);
    // The connection fails: the browser may still send the form as it does without JavaScript.
    else form.submit();
    setPending(false);
  };
  const onFocus = () => {
    preloadToaster();
    // A failed preload is no failure: submitting asks again.
    load().catch(() => undefined);
  };

  return (
    <form
      method="post"
      action={routes.newsletterApi}
      onSubmit={onSubmit}
      onFocus={onFocus}
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
        <Button type="submit" aria-disabled={pending}>
          Subscribe
        </Button>
      </div>
      <p className="mt-2 text-xs">
        Every mail has a link to unsubscribe. See the{' '}
        <a href={policyHref} className="underline hover:text-white">
          privacy policy
        </a>
        .
      </p>
    </form>
  );
}
