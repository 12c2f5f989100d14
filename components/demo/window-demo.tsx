import type { ComponentProps } from 'react';
import { Demo } from './demo.tsx';

/** Above the window, and before it in the document: what the first paint lacked would move the window. */
export function DemoHint({ hint }: { hint: string }) {
  return (
    <p className="window-hint print:hidden inset-x-0 bottom-full text-center text-sm text-sand-100 max-md:pb-1 md:absolute md:mb-3">
      Try it: {hint}
    </p>
  );
}

/** A demo that stands on the sill of a page's window. */
export function WindowDemo(props: ComponentProps<typeof Demo>) {
  return (
    <div className="window-demo print:hidden">
      <Demo {...props} />
    </div>
  );
}
