import { Field } from '#app/desk/parts/desk-field.tsx';
import { readQuery, type SearchParams } from '#app/desk/parts/desk-page.tsx';
import { Press } from '#app/desk/parts/form.tsx';
import { Frame } from '#app/desk/parts/frame.tsx';
import { PasskeyForm } from '#app/desk/parts/sure.tsx';

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const { say, email } = readQuery(await searchParams);
  return (
    <Frame say={say} title="Sign in">
      <p className="mt-4 max-w-measure">
        Type your address. If it is one of the desk’s, a mail with a link comes to it.
      </p>
      <Press act="ask-link" className="mt-4 max-w-[28rem]" label="Mail me a link" look="main">
        <Field
          autoComplete="email"
          defaultValue={email}
          label="Email"
          maxLength={254}
          name="email"
          required
          type="email"
        />
      </Press>
      <PasskeyForm act="enter-passkey" label="Sign in with a passkey" />
    </Frame>
  );
}
