'use client';

import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { type ComponentProps, useContext } from 'react';

type Props = ComponentProps<'a'> & { href: string };

/** A link of bar or footer: to a section of its own page a bare `#…`, which keeps the address's query. */
export function FrameLink({ href, ...props }: Props) {
  // `usePathname` reads it, too, but brings 500 bytes of next/navigation along.
  const isHome = useContext(PathnameContext) === '/';
  return <a href={isHome ? href.replace(/^\/#/, '#') : href} {...props} />;
}
