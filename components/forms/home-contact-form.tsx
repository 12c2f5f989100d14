import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/routes.ts';
import { EmailHint } from './email-hint.tsx';
import { Field, Honeypot } from './field.tsx';

type Props = { agency: { email: string; chatNumber: string } };

/** The home page's form, validated by the server only [spec 5.2]. */
export function HomeContactForm({ agency }: Props) {
  return (
    <form
      method="post"
      action={routes.contactsApi}
      noValidate
      data-form="home"
      data-agency={JSON.stringify(agency)}
      data-parts="forms toast"
      className="grid gap-x-5 gap-y-7 sm:grid-cols-2"
    >
      <Field name="name" label="Name">
        {(control) => <input {...control} type="text" autoComplete="name" />}
      </Field>
      <Field name="email" label="Email">
        {(control) => (
          <>
            <input {...control} type="email" autoComplete="email" />
            <EmailHint />
          </>
        )}
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
        <Honeypot />
        <Button type="submit" aria-disabled={false} className="w-full sm:w-auto">
          Send Message
        </Button>
      </div>
    </form>
  );
}
