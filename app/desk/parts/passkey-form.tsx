import type { ReactNode } from 'react';
import type { ActName } from '#app/desk/act/acts.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { DeskScript } from './desk-script.tsx';
import { ActForm } from './form.tsx';
import { passkeysInBrowser } from './passkeys-in-browser.ts';

type Props = {
  /** The act that says what the device is to sign. */
  offer: ActName;
  /** The act that takes what it has signed. */
  act: ActName;
  label: string;
  /** Where it leads on to. */
  way?: string;
  children?: ReactNode;
};

/** Without script there is nothing to see: a mailed link needs none. */
export function PasskeyForm({ offer, act, label, way = '', children }: Props) {
  return (
    <>
      <ActForm
        act={act}
        className="mt-6 max-w-[28rem]"
        data-passkey={deskRoutes.act(offer)}
        fields={{ credential: '', way }}
        hidden
      >
        {children}
        <button className="mt-3" type="submit">
          {label}
        </button>
        <p className="mt-2" role="status" />
      </ActForm>
      <DeskScript
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, no visitor's
        dangerouslySetInnerHTML={{ __html: `(${passkeysInBrowser})()` }}
      />
    </>
  );
}
