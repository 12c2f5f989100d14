'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-store';
import { ResponseError, send } from '@/lib/request';
import { routes } from '@/lib/routes';
import { type Complaint, type ContactValues, checkContact } from '@/lib/submissions/rules';
import { useHydrated } from '@/lib/use-hydrated';
import { Field } from './field';
import { onFirstTouch } from './first-touch';
import { fieldValue, focusField } from './form-values';
import { ServiceSelect } from './service-select';
import { Trap, trapHeaders } from './trap';

type State =
  | { status: 'editing' }
  | { status: 'invalid'; complaint: Complaint }
  | { status: 'submitting' };

type Props = { exampleEmail: string; serviceOptions: readonly string[] };

/** The contact page's form [spec 2.5, 5.1]. The service is asked for and not sent [spec 3]. */
export function ContactForm({ exampleEmail, serviceOptions }: Props) {
  const [state, setState] = useState<State>({ status: 'editing' });
  const hydrated = useHydrated();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'submitting') return;
    const form = event.currentTarget;
    const values = readValues(form);
    const complaint = checkContact(values, exampleEmail);
    if (complaint) {
      setState({ status: 'invalid', complaint });
      showToast({ ...complaint, variant: 'destructive' });
      focusField(form, complaint.field);
      return;
    }
    setState({ status: 'submitting' });
    const failure = await submit(values, trapHeaders(form));
    if (!failure) return location.assign(routes.thankYou);
    setState({ status: 'editing' });
    showToast({ ...failure, variant: 'destructive' });
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
      onFocus={onFirstTouch}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field name="name" label="Full Name" required error={errorOf('name')}>
        {(control) => <input {...control} type="text" required autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required error={errorOf('email')}>
        {(control) => <input {...control} type="email" required autoComplete="email" />}
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

function readValues(form: HTMLFormElement): ContactValues {
  return {
    name: fieldValue(form, 'name'),
    email: fieldValue(form, 'email').toLowerCase(),
    phone: fieldValue(form, 'phone'),
    service: fieldValue(form, 'service'),
    message: fieldValue(form, 'message'),
  };
}

const submissionFailed = {
  title: 'Submission Failed',
  description: 'There was an error submitting your message. Please try again.',
};
const networkError = {
  title: 'Network Error',
  description: 'Unable to submit your message. Please check your connection and try again.',
};

/** @returns what to tell the visitor where the message was not taken [spec 4] */
async function submit(
  { name, email, phone, message }: ContactValues,
  headers: Record<string, string>,
) {
  try {
    const body = { name, email, phone, message };
    const response = await send('POST', routes.contactsApi, body, headers);
    const answer: unknown = await response.json();
    const taken = (answer as { success?: unknown } | null)?.success === true;
    return taken ? undefined : submissionFailed;
  } catch (error) {
    const answered = error instanceof ResponseError || error instanceof SyntaxError;
    return answered ? submissionFailed : networkError;
  }
}
