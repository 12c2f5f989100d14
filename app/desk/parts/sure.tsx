import type { ReactNode } from 'react';
import type { Desk } from '#lib/desk/on-desk.ts';
import { hasPasskeys } from '#lib/desk/passkeys.ts';
import { ActForm, Press } from './form.tsx';
import { Note } from './note.tsx';

type Props = {
  person: Desk['person'];
  /** Of the page, to which it comes back. */
  way: string;
  /** For who has signed in just now: it is not only a browser that was left open. */
  children?: ReactNode;
};

/** Has whoever signed in too long ago show here that it is they. */
export function Sure({ person, way, children }: Props) {
  if (person.isFresh) return children;
  return (
    <Note className="mt-6 max-w-measure">
      <p>You signed in a while ago. To change anything here, show first that it is you.</p>
      <PasskeyForm act="enter-passkey" label="By a passkey" way={way} />
      <Press act="ask-link" fields={{ email: person.email, way }} label="Mail me a link" />
    </Note>
  );
}

type PasskeyProps = {
  /** It says what the device is to sign, and takes what it has signed. */
  act: 'add-passkey' | 'enter-passkey';
  label: string;
  /** Where it leads on to. */
  way?: string;
  children?: ReactNode;
};

/** Without script (browser/passkeys.ts), or where passkeys are not good, there is nothing to see: a mailed link needs none. */
export function PasskeyForm({ act, label, way = '', children }: PasskeyProps) {
  if (!hasPasskeys()) return null;
  return (
    <ActForm
      act={act}
      className="mt-6 max-w-[28rem]"
      data-passkey
      fields={{ credential: '', way }}
      hidden
    >
      {children}
      <button className="mt-3" type="submit">
        {label}
      </button>
      <p className="mt-2" role="status" />
    </ActForm>
  );
}
