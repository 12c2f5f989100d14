import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Band } from '#components/art/band.tsx';
import type { PageLook } from '#components/art/page-look.ts';
import { TileField } from '#components/art/tile-field.tsx';
import { grounds } from './grounds.ts';

type Props = {
  look: PageLook;
  /** Extends under the translucent bar [spec 2.2]. */
  underBar?: boolean | undefined;
  backdrop?: ReactNode;
  children: ReactNode;
};

export function HeroGround({ look, underBar, backdrop, children }: Props) {
  return (
    <>
      <section
        data-clear-bar={underBar}
        className={clsx(
          'on-dark relative isolate overflow-hidden text-white',
          grounds[look.ground].surface,
          underBar ? 'pt-bar' : 'mt-bar',
        )}
      >
        {backdrop ?? (
          <TileField look={look} id="hero-field" className="absolute inset-0 -z-10 opacity-[.13]" />
        )}
        {children}
      </section>
      {/* The first paint waits for this id: app/(site)/layout.tsx. */}
      <Band id="hero-band" className="block" />
    </>
  );
}
