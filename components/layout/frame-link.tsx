'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & { href: string };

/** A link of bar or footer: to a section of its own page a bare `#…`, which keeps the address's query. */
export function FrameLink({ href, ...props }: Props) {
  const isHome = usePathname() === '/';
  return <a {...props} href={isHome ? href.replace(/^\/#/, '#') : href} />;
}
