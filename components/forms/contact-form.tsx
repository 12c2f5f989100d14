'use client';

import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';
import { Field } from './field';
import { ServiceSelect } from './service-select';
import { Trap } from './trap';
import { useFieldErrors } from './use-field-errors';
import { useHydrated } from './use-hydrated';
import { useTouchedForm } from './use-touched-form';
import type { AgencyContact } from './way-out';

type Props = { agency: AgencyContact; serviceOptions: readonly string[] };

/** The contact page's form [spec 2.5, 5.1]. The service is asked for and not sent [spec 3]. */
export function ContactForm({ agency, serviceOptions }: Props) {
  const [sending, setSending] = useState(false);
  const hydrated = useHydrated();
  const { touch, touched, load } = useTouchedForm();
  const [errors, setErrors] = useFieldErrors(touch.ref);

  useEffect(() => {
    // A page that comes back out of the back/forward cache can be sent again.
    const reset = () => setSending(false);
    addEventListener('pagehide', reset);
    return () => removeEventListener('pagehide', reset);
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    const code = touched ?? (await load());
    // The connection fails: the browser may still send the form as it does without JavaScript.
    if (!code) return form.submit();
    const values = code.readContact(form);
    const complaint = code.checkContact(values, agency.email);
    if (complaint) {
      const { field, ...words } = complaint;
      setSending(false);
      setErrors({ [field]: words.description });
      return showToast({ ...words, variant: 'destructive', describedAtField: true });
    }
    setErrors({});
    const failure = await code.submitContact(form, values);
    if (!failure) {
      code.forgetDraft();
      return location.assign(routes.thankYou);
    }
    setSending(false);
    setErrors(failure.errors);
    const action = <code.WayOut agency={agency} {...values} />;
    showToast({ ...failure.words, variant: 'destructive', action });
  };

  return (
    <form
      method="post"
      action={routes.contactsApi}
      noValidate={hydrated}
      onSubmit={onSubmit}
      {...touch}
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Full Name" required error={errors.name}>
        {(control) => <input {...control} type="text" required autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required error={errors.email}>
        {(control) => (
          <>
            <input {...control} type="email" required autoComplete="email" />
            {touched && <touched.EmailHint />}
          </>
        )}
      </Field>
      <Field name="phone" label="Phone" required error={errors.phone}>
        {(control) => <input {...control} type="tel" required autoComplete="tel" />}
      </Field>
      <Field name="service" label="Service" required error={errors.service}>
        {(control) => <ServiceSelect control={control} options={serviceOptions} />}
      </Field>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" required error={errors.message}>
          {(control) => <textarea {...control} rows={5} required />}
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
