import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';

/** The newsletter form of the footer [spec 4, 5.3], sent by browser/parts/forms.ts. */
export function NewsletterForm() {
  const { newsletter } = content();
  const id = useId();
  return (
    <form method="post" action={routes.newsletterApi} data-form="newsletter" className="mt-4">
      <label htmlFor={id} className="block text-sm font-semibold text-white">
        Email address
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          className="field mt-0 min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" aria-disabled={false}>
          Subscribe
        </Button>
      </div>
      <p className="mt-2 text-xs">
        {newsletter.wayOut} {newsletter.policy[0]}{' '}
        <a href={routes.privacyPolicy} className="underline hover:text-white">
          {newsletter.policy[1]}
        </a>
        .
      </p>
    </form>
  );
}
