'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-store';
import { send } from '@/lib/request';
import { routes } from '@/lib/routes';
import { Field } from './field';
import { onFirstTouch } from './first-touch';
import { fieldValue } from './form-values';
import { Trap, trapHeaders } from './trap';

/** The home page's form: no checks in the browser, the server's word counts [spec 5.2]. */
export function HomeContactForm() {
  const [sending, setSending] = useState(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    try {
      const body = {
        name: fieldValue(form, 'name'),
        email: fieldValue(form, 'email'),
        phone: fieldValue(form, 'phone'),
        message: fieldValue(form, 'message'),
      };
      await send('POST', routes.contactsApi, body, trapHeaders(form));
      form.reset();
      showToast({
        title: 'Message Sent!',
        description: "Thank you for contacting us. We'll get back to you soon.",
        variant: 'default',
      });
    } catch (error) {
      console.error(error);
      showToast({
        title: 'Error',
        description: 'Failed to send message. Please try again.',
        variant: 'destructive',
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      method="post"
      action={routes.contactsApi}
      noValidate
      onSubmit={onSubmit}
      onFocus={onFirstTouch}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field name="name" label="Name">
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label="Email">
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </Field>
      <div className="sm:col-span-2">
        <Field name="phone" label="Phone">
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field name="message" label="Message">
          {(control) => <textarea {...control} rows={5} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Trap />
        <Button type="submit" disabled={sending} className="w-full sm:w-auto">
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
