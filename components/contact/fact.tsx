import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

type Props = {
  label: string;
  copy?: string;
  children: ReactNode;
};

export function Fact({ label, copy, children }: Props) {
  return (
    <div className="relative">
      <dt className={clsx('label text-sm text-brick-600', copy && 'pr-[5rem]')}>{label}</dt>
      <dd>
        <div className="mt-1">{children}</div>
        {copy && <CopyButton label={label} text={copy} />}
      </dd>
    </div>
  );
}
