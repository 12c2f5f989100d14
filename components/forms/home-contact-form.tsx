'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import { Field } from './field';
import { Trap } from './trap';
import { useFieldErrors } from './use-field-errors';
import { useTouchedForm } from './use-touched-form';
import type { AgencyContact } from './way-out';

/** The home page's form: no checks in the browser, the server's word counts [spec 5.2]. */
export function HomeContactForm({ agency }: { agency: AgencyContact }) {
  const [sending, setSending] = useState(false);
  const { touch, touched, load } = useTouchedForm();
  const [errors, setErrors] = useFieldErrors(touch.ref);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    const code = await load();
    // The connection fails: the browser may still send the form as it does without JavaScript.
    if (code) setErrors(await code.submitHome(form, agency));
    else form.submit();
    setSending(false);
  };

  return (
    <form
      method="post"
      action={routes.contactsApi}
      noValidate
      onSubmit={onSubmit}
      {...touch}
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Name" error={errors.name}>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" error={errors.email}>
        {(control) => (
          <>
            <input {...control} type="email" autoComplete="email" />
            {touched && <touched.EmailHint />}
          </>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field name="phone" label="Phone" error={errors.phone}>
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" error={errors.message}>
          {(control) => <textarea {...control} rows={5} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Trap />
        <Button type="submit" aria-disabled={sending} className="w-full sm:w-auto">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
