import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';

type Props = {
  label: string;
  copy?: string;
  children: ReactNode;
};

/** A labeled fact in a `<dl>`. */
export function Fact({ label, copy, children }: Props) {
  return (
    <div className="fact">
      <dt className="label text-sm text-brick-600">{label}</dt>
      <dd>
        <div>{children}</div>
        {copy && <CopyButton label={label} text={copy} />}
      </dd>
    </div>
  );
}
