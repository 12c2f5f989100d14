import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { Choice, EmailHint, Field, Honeypot } from './field.tsx';

/**
 * The contact page's form [spec 2.5, 5.1], and the home page's, which asks for no service and which only the
 * server validates [spec 5.2]. Sent by browser/forms/form.ts.
 */
export function ContactForm({ page }: { page: 'contact' | 'home' }) {
  const { site, contact } = content();
  const { email, chatNumber } = site;
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
      <Field label={onContactPage ? 'Full Name' : 'Name'} name="name" required={onContactPage}>
        {(control) => <input {...control} autoComplete="name" dir="auto" type="text" />}
      </Field>
      <Field label="Email" name="email" required={onContactPage}>
        {(control) => (
          <>
            <input {...control} autoComplete="email" type="email" />
            <EmailHint />
          </>
        )}
      </Field>
      <Field
        hint="One number: digits, spaces, hyphens, parentheses."
        label="Phone"
        name="phone"
        required={onContactPage}
        wide={!onContactPage}
      >
        {(control) => <input {...control} autoComplete="tel" type="tel" />}
      </Field>
      {onContactPage && (
        <Field label="Service" name="service" required>
          {(control) => (
            <Choice
              {...control}
              fits={contact.serviceFits}
              options={contact.serviceOptions}
              placeholder="Select a service"
            />
          )}
        </Field>
      )}
      <Field
        hint={onContactPage ? 'One full sentence is enough to begin.' : undefined}
        label="Message"
        name="message"
        required={onContactPage}
        wide
      >
        {(control) => <textarea {...control} dir="auto" rows={5} />}
      </Field>
      <div className="sm:col-span-2">
        <Honeypot />
        <Button className="w-full sm:w-auto" type="submit">
          Send Message
        </Button>
      </div>
    </form>
  );
}
