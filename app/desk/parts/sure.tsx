import type { ReactNode } from 'react';
import { passkeySite } from '#lib/desk/passkeys.ts';
import type { SignedIn } from '#lib/desk/sessions.ts';
import { Press } from './form.tsx';
import { Note } from './note.tsx';
import { PasskeyForm } from './passkey-form.tsx';

type Props = {
  person: SignedIn;
  /** Of the page, to which it comes back. */
  way: string;
  /** For who has signed in just now: it is not only a browser that was left open. */
  children: ReactNode;
};

/** Has whoever signed in too long ago show here that it is they. */
export function Sure({ person, way, children }: Props) {
  if (person.isFresh) return children;
  return (
    <Note className="mt-6 max-w-measure">
      <p>You signed in a while ago. To change anything here, show first that it is you.</p>
      {passkeySite() && (
        <PasskeyForm act="enter-passkey" label="By a passkey" offer="offer-entry" way={way} />
      )}
      <Press act="ask-link" fields={{ email: person.email, way }} label="Mail me a link" />
    </Note>
  );
}
