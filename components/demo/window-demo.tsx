import type { ComponentProps } from 'react';
import { Demo } from './demo.tsx';

/** A demo that stands on the sill of a page's window. */
export function WindowDemo(props: ComponentProps<typeof Demo>) {
  return (
    <>
      <p className="print:hidden inset-x-0 top-full mt-3 text-center text-sm text-sand-100 max-md:pb-8 md:absolute">
        {props.demo.hint}
      </p>
      <div className="window-demo print:hidden">
        <Demo {...props} />
      </div>
    </>
  );
}
