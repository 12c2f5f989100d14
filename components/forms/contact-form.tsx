'use client';

import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-store';
import { routes } from '@/lib/routes';
import type { Complaint, ContactValues } from '@/lib/submissions/rules';
import { useHydrated } from '@/lib/use-hydrated';
import { Field } from './field';
import { focusField } from './form-values';
import { ServiceSelect } from './service-select';
import { Trap } from './trap';
import { useTouchedForm } from './use-touched-form';
import type { AgencyContact } from './way-out';

type State =
  | { status: 'editing' }
  | { status: 'invalid'; complaint: Complaint }
  | { status: 'submitting' };

type Props = { agency: AgencyContact; serviceOptions: readonly string[] };

/** The contact page's form [spec 2.5, 5.1]. The service is asked for and not sent [spec 3]. */
export function ContactForm({ agency, serviceOptions }: Props) {
  const [state, setState] = useState<State>({ status: 'editing' });
  const hydrated = useHydrated();
  const { touch, touched, load } = useTouchedForm();

  useEffect(() => {
    // A page that comes back out of the back/forward cache can be sent again.
    const reset = () => setState({ status: 'editing' });
    addEventListener('pagehide', reset);
    return () => removeEventListener('pagehide', reset);
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const form = event.currentTarget;
    if (!touched) setState({ status: 'submitting' });
    const code = touched ?? (await load());
    // The connection fails: the browser may still send the form as it does without JavaScript.
    if (!code) return form.submit();
    const values = code.readContact(form);
    const complaint = code.checkContact(values, agency.email);
    if (complaint) {
      setState({ status: 'invalid', complaint });
      showToast({ ...complaint, variant: 'destructive' });
      focusField(form, complaint.field);
      return;
    }
    setState({ status: 'submitting' });
    const failure = await code.submitContact(form, values);
    if (!failure) {
      code.forgetDraft();
      return location.assign(routes.thankYou);
    }
    setState({ status: 'editing' });
    const action = <code.WayOut agency={agency} {...values} />;
    showToast({ ...failure, variant: 'destructive', action });
  };

  const errorOf = (field: keyof ContactValues) =>
    state.status === 'invalid' && state.complaint.field === field
      ? state.complaint.description
      : undefined;

  return (
    <form
      method="post"
      action={routes.contactsApi}
      noValidate={hydrated}
      onSubmit={onSubmit}
      {...touch}
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Full Name" required error={errorOf('name')}>
        {(control) => <input {...control} type="text" required autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required error={errorOf('email')}>
        {(control) => (
          <>
            <input {...control} type="email" required autoComplete="email" />
            {touched && <touched.EmailHint />}
          </>
        )}
      </Field>
      <Field name="phone" label="Phone" required error={errorOf('phone')}>
        {(control) => <input {...control} type="tel" required autoComplete="tel" />}
      </Field>
      <Field name="service" label="Service" required error={errorOf('service')}>
        {(control) => <ServiceSelect control={control} options={serviceOptions} />}
      </Field>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" required error={errorOf('message')}>
          {(control) => <textarea {...control} rows={5} required />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Trap />
        <Button type="submit" disabled={state.status === 'submitting'} className="w-full sm:w-auto">
          {state.status === 'submitting' ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
