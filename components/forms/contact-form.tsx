import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { plain } from '#lib/content/marks.ts';
import { routes } from '#lib/content/routes.ts';
import { Field, Honeypot } from './field.tsx';

/**
 * The contact page's form [spec 2.5, 5.1], and the home page's, which asks for no service and which only the
 * server validates [spec 5.2]. Sent by browser/forms/form.ts.
 */
export function ContactForm({ page }: { page: 'contact' | 'home' }) {
  const { email, chatNumber } = content().site;
  const onContactPage = page === 'contact';
  return (
    <form
      action={routes.contactsApi}
      className="grid gap-x-4 gap-y-8 sm:grid-cols-2"
      data-agency={JSON.stringify({ email, chatNumber })}
      data-form={page}
      method="post"
      noValidate={!onContactPage}
    >
      <Field
        autoComplete="name"
        dir="auto"
        label={onContactPage ? 'Full Name' : 'Name'}
        name="name"
        required={onContactPage}
        type="text"
      />
      <Field autoComplete="email" label="Email" name="email" required={onContactPage} type="email">
        {/* Where hint-email.ts suggests another address, in the gap below the field. */}
        <p
          className="top-full mt-0.5 w-full text-xs/[1.25rem] xs:absolute xs:flex xs:whitespace-pre"
          data-hint=""
          role="status"
        />
      </Field>
      <Field
        autoComplete="tel"
        hint="One number: digits, spaces, hyphens, parentheses."
        label="Phone"
        name="phone"
        required={onContactPage}
        type="tel"
        wide={!onContactPage}
      />
      {onContactPage && <Field as={ServiceSelect} label="Service" name="service" required />}
      <Field
        as="textarea"
        dir="auto"
        hint={onContactPage ? 'One full sentence is enough to begin.' : undefined}
        label="Message"
        name="message"
        required={onContactPage}
        rows={5}
        wide
      />
      <div className="sm:col-span-2">
        <Honeypot />
        <Button className="w-full sm:w-auto" type="submit">
          Send Message
        </Button>
      </div>
    </form>
  );
}

/** Over which Radix's Select is placed. Of an option it says which services fit, whose pages lead here. */
function ServiceSelect(control: ComponentProps<'select'>) {
  const { serviceOptions, serviceFits } = content().contact;
  const fits: Readonly<Record<string, readonly string[]>> = serviceFits;
  return (
    <select {...control} className={`${control.className} service-select`}>
      <option value="">Select a service</option>
      {serviceOptions.map((option) => (
        // A translator changes the text.
        <option data-fits={fits[plain(option)]?.join(' ')} key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
