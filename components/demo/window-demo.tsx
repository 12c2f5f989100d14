import type { ComponentProps } from 'react';
import { Demo } from './demo.tsx';

/** A demo that stands on the sill of a page's window. */
export function WindowDemo(props: ComponentProps<typeof Demo>) {
  return (
    <>
      <p className="mt-3 text-center text-sm text-sand-100 max-md:pb-8">{props.demo.hint}</p>
      <div className="window-demo">
        <Demo {...props} />
      </div>
    </>
  );
}
