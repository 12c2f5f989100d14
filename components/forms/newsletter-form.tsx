import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';

/** The newsletter form of the footer [spec 4, 5.3], sent by browser/forms/form.ts. */
export function NewsletterForm() {
  const { newsletter } = content();
  const id = useId();
  return (
    <form
      action={routes.newsletterApi}
      className="relative z-form mt-4"
      data-form="newsletter"
      method="post"
    >
      <label className="block text-sm font-semibold text-white" htmlFor={id}>
        Email address
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          autoComplete="email"
          className="field mt-0 min-w-0 flex-[1_1_12rem]"
          id={id}
          name="email"
          required
          type="email"
        />
        <Button type="submit">Subscribe</Button>
      </div>
      <p className="mt-2 text-xs">
        {newsletter.wayOut} {newsletter.policy[0]}{' '}
        <a className="underline hover:text-white" href={routes.privacyPolicy}>
          {newsletter.policy[1]}
        </a>
        .
      </p>
    </form>
  );
}
