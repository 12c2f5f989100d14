import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/routes.ts';
import { EmailHint } from './email-hint.tsx';
import { Field, Honeypot } from './field.tsx';

type Props = { agency: { email: string; chatNumber: string }; serviceOptions: readonly string[] };

/** The contact page's form [spec 2.5, 5.1], sent by browser/parts/forms.ts. */
export function ContactForm({ agency, serviceOptions }: Props) {
  return (
    <form
      method="post"
      action={routes.contactsApi}
      data-form="contact"
      data-agency={JSON.stringify(agency)}
      data-parts="forms toast select"
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Full Name" required>
        {(control) => <input {...control} type="text" required autoComplete="name" />}
      </Field>
      <Field name="email" label="Email" required>
        {(control) => (
          <>
            <input {...control} type="email" required autoComplete="email" />
            <EmailHint />
          </>
        )}
      </Field>
      <Field name="phone" label="Phone" required>
        {(control) => <input {...control} type="tel" required autoComplete="tel" />}
      </Field>
      <Field name="service" label="Service" required>
        {(control) => (
          <select {...control} required>
            <option value="">Select a service</option>
            {serviceOptions.map((option) => (
              // A translator changes the text.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" required>
          {(control) => <textarea {...control} rows={5} required />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Honeypot />
        <Button type="submit" aria-disabled={false} className="w-full sm:w-auto">
          Send Message
        </Button>
      </div>
    </form>
  );
}
