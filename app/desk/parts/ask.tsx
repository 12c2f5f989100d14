import type { ReactNode } from 'react';
import { Press } from './press.tsx';

type Props = {
  /** What is to be done; it opens the question. */
  label: string;
  children: ReactNode;
  act: string;
  /** On the button that does it. */
  yes: string;
  fields?: Record<string, string> | undefined;
};

/** A question before what should not happen by a slip of the finger. */
export function Ask({ label, children, act, yes, fields }: Props) {
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-2 font-semibold text-surkh-700 underline underline-offset-4">
        {label}
      </summary>
      <div className="card mt-1">
        <p>{children}</p>
        <Press act={act} label={yes} fields={fields} look="danger" />
      </div>
    </details>
  );
}
