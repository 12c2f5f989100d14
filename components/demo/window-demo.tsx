import type { ComponentProps } from 'react';
import { Demo } from './demo.tsx';

/** A demo that stands on the sill of a page's window. */
export function WindowDemo(props: ComponentProps<typeof Demo>) {
  return (
    <>
      <p className="print:hidden order-first inset-x-0 bottom-full text-center text-sm text-sand-100 max-md:pb-1 md:absolute md:mb-3">
        Try it: {props.demo.hint}
      </p>
      <div className="window-demo print:hidden">
        <Demo {...props} drawn />
      </div>
    </>
  );
}
