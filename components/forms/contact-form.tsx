'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/routes.ts';
import { Field, Honeypot } from './field.tsx';
import type { AgencyContact } from './message-features.tsx';
import { ServiceSelect } from './service-select.tsx';
import { useForm } from './use-form.ts';

const loadCode = () => import('./contact-config.ts');

type Props = { agency: AgencyContact; serviceOptions: readonly string[] };

/** The contact page's form [spec 2.5, 5.1]. */
export function ContactForm({ agency, serviceOptions }: Props) {
  const { formProps, touched, code, sending, errors } = useForm(loadCode, agency);

  useEffect(() => {
    // Only without JavaScript does the browser validate [spec 5.1].
    if (formProps.ref.current) formProps.ref.current.noValidate = true;
  }, [formProps.ref]);

  return (
    <form
      {...formProps}
      action={routes.contactsApi}
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Full Name" required errors={errors}>
        {(control) => <input {...control} type="text" required autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required errors={errors}>
        {(control) => (
          <>
            <input {...control} type="email" required autoComplete="email" />
            {code && <code.EmailHint />}
          </>
        )}
      </Field>
      <Field name="phone" label="Phone" required errors={errors}>
        {(control) => <input {...control} type="tel" required autoComplete="tel" />}
      </Field>
      <Field name="service" label="Service" required errors={errors}>
        {(control) => (
          <ServiceSelect control={control} options={serviceOptions} touched={touched} />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" required errors={errors}>
          {(control) => <textarea {...control} rows={5} required />}
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
