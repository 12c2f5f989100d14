'use client';

import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/routes.ts';
import { Field, Honeypot } from './field.tsx';
import type { AgencyContact } from './message-features.tsx';
import { useForm } from './use-form.ts';

const loadCode = () => import('./home-contact-config.ts');

/** The home page's form, validated by the server only [spec 5.2]. */
export function HomeContactForm({ agency }: { agency: AgencyContact }) {
  const { formProps, code, sending, errors } = useForm(loadCode, agency);
  return (
    <form
      {...formProps}
      action={routes.contactsApi}
      noValidate
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Name" errors={errors}>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" errors={errors}>
        {(control) => (
          <>
            <input {...control} type="email" autoComplete="email" />
            {code && <code.EmailHint />}
          </>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field name="phone" label="Phone" errors={errors}>
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" errors={errors}>
          {(control) => <textarea {...control} rows={5} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Honeypot />
        <Button type="submit" aria-disabled={sending} className="w-full sm:w-auto">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
