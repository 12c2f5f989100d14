import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArchPanel } from '@/components/art/arch-panel';
import { Band } from '@/components/art/band';
import { TileField } from '@/components/art/tile-field';
import type { Department, Ground } from '@/content/types';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { grounds } from './grounds';

type Props = {
  title: string;
  tagline?: string;
  label?: string;
  crumbs?: readonly Crumb[];
  /** Seed of the page's own pattern: its slug. */
  seed: string;
  department: Department;
  ground: Ground;
  /** Ground of the tile panel, where it is not the department's. */
  panelGround?: Ground;
  /** Whether the translucent bar lies over this hero [spec 2.2]. */
  underBar?: boolean;
  /** A picture beside the text, larger than the arch and in its place. */
  picture?: ReactNode;
  /** What moves or stands behind the text, in place of the still lines. */
  backdrop?: ReactNode;
  children?: ReactNode;
};

/** The opening of a page: what it offers, what to do next, and the page's own tile. */
export function Hero(props: Props) {
  const { title, tagline, label, crumbs, seed, department, ground, panelGround, underBar } = props;
  return (
    <>
      <section
        data-clear-bar={underBar}
        className={clsx(
          'on-dark relative isolate overflow-hidden text-white',
          grounds[ground].surface,
          underBar ? 'pt-bar' : 'mt-bar',
        )}
      >
        {props.backdrop ?? (
          <TileField
            seed={seed}
            department={department}
            tone="line"
            id="hero-field"
            className="absolute inset-0 -z-10 opacity-[.13]"
          />
        )}
        <div
          className={clsx(
            'wrap grid items-center gap-8 py-12 md:py-16 lg:gap-12 lg:py-20',
            props.picture ? 'lg:grid-cols-12' : 'md:grid-cols-12',
          )}
        >
          <div className={props.picture ? 'lg:col-span-5' : 'md:col-span-7'}>
            {crumbs && <Breadcrumbs crumbs={crumbs} />}
            {label && <p className={clsx('label mb-4 text-sm', grounds[ground].label)}>{label}</p>}
            <h1 className="max-w-[15em] text-5xl md:max-lg:text-4xl">{title}</h1>
            {tagline && <p className="mt-5 max-w-[52ch] text-lg text-sand-100">{tagline}</p>}
            {props.children}
          </div>
          {props.picture ? (
            <div className="lg:col-span-7">{props.picture}</div>
          ) : (
            // On a phone the arch's crown rises out of the band.
            <div className="-mb-12 h-60 overflow-hidden md:col-span-5 md:mb-0 md:h-auto">
              <ArchPanel
                seed={seed}
                department={department}
                ground={panelGround}
                id="hero"
                className="mx-auto block w-full max-w-[26rem]"
              />
            </div>
          )}
        </div>
      </section>
      <Band id="hero-band" className="block" />
    </>
  );
}
