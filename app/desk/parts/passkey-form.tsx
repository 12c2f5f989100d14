import type { ReactNode } from 'react';
import { deskRoutes } from '#lib/desk-routes.ts';
import { DeskScript } from './desk-script.tsx';
import { ActForm } from './form.tsx';
import { passkeysInBrowser } from './passkeys-in-browser.ts';

type Props = {
  /** The act that says what the device is to sign. */
  offer: string;
  /** The act that takes what it has signed. */
  act: string;
  label: string;
  children?: ReactNode;
};

/** With the desk's only script. Without one there is nothing to see: a mailed link needs none. */
export function PasskeyForm({ offer, act, label, children }: Props) {
  return (
    <>
      <ActForm
        act={act}
        fields={{ challenge: '', credential: '' }}
        data-passkey={deskRoutes.act(offer)}
        hidden
        className="mt-6 max-w-[28rem]"
      >
        {children}
        <button type="submit" className="mt-3">
          {label}
        </button>
        <p role="status" className="mt-2" />
      </ActForm>
      <DeskScript
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, no visitor's
        dangerouslySetInnerHTML={{ __html: `(${passkeysInBrowser})()` }}
      />
    </>
  );
}
