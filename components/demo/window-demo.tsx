import type { ComponentProps } from 'react';
import { Demo } from './demo.tsx';

/** Below the call, where the demo is next. */
export function DemoHint({ hint }: { hint: string }) {
  return (
    <p className="window-hint print:hidden mt-2 text-sm text-sand-100 md:mt-6">
      <strong>Try it:</strong> {hint}
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
