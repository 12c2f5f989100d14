import { Button } from '#components/ui/button.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { Choice, EmailHint, Field, Honeypot } from './field.tsx';

/**
 * The contact page's form [spec 2.5, 5.1], and the home page's, which asks for no service and which only the
 * server validates [spec 5.2]. Sent by browser/parts/forms.ts.
 */
export function ContactForm({ page }: { page: 'contact' | 'home' }) {
  const { site, contact } = content();
  const { email, chatNumber } = site;
  const onContactPage = page === 'contact';
  return (
    <form
      method="post"
      action={routes.contactsApi}
      noValidate={!onContactPage}
      data-form={page}
      data-agency={JSON.stringify({ email, chatNumber })}
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label={onContactPage ? 'Full Name' : 'Name'} required={onContactPage}>
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required={onContactPage}>
        {(control) => (
          <>
            <input {...control} type="email" autoComplete="email" />
            <EmailHint />
          </>
        )}
      </Field>
      <Field name="phone" label="Phone" required={onContactPage} wide={!onContactPage}>
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      {onContactPage && (
        <Field name="service" label="Service" required>
          {(control) => (
            <Choice {...control} placeholder="Select a service" options={contact.serviceOptions} />
          )}
        </Field>
      )}
      <Field name="message" label="Message" required={onContactPage} wide>
        {(control) => <textarea {...control} rows={5} />}
      </Field>
      <div className="sm:col-span-2">
        <Honeypot />
        <Button type="submit" aria-disabled={false} className="w-full sm:w-auto">
          Send Message
        </Button>
      </div>
    </form>
  );
}
