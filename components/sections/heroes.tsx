import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArchWindow } from '#components/art/arch-window.tsx';
import { firstFrameId } from '#components/art/first-frame.ts';
import { Icon } from '#components/art/icon.tsx';
import { KiteString } from '#components/art/kite-string.tsx';
import type { PageLook } from '#components/art/page-look.ts';
import { Band, TileField } from '#components/art/tile-field.tsx';
import type { Industry, Service } from '#lib/content/types.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { grounds, labelOn } from './grounds.ts';

type WindowProps = {
  look: PageLook;
  title: string;
  tagline: string;
  label?: string;
  /** Below the home page. */
  crumbs?: readonly Crumb[];
  icon?: Industry['icon'];
  /** Over the window, in its measures. */
  screens?: ReactNode;
  /** The arch's ground reaches the edge of the screen, on a narrow one both edges. */
  wide?: boolean | undefined;
  /** In the window's place. */
  picture?: ReactNode;
  /** A wide one from nearby, left of the words. */
  near?: boolean | undefined;
  /** The window stands left of the words, where there is room beside them. */
  mirrored?: boolean;
  /** Over the tile behind the words. */
  backdrop?: ReactNode;
  children?: ReactNode;
};

export function WindowHero(hero: WindowProps) {
  const { look, title, tagline, label, crumbs, icon, screens, wide = false, picture } = hero;
  const near = Boolean(hero.near);
  const shape = wide ? 'wide' : 'narrow';
  const kind = picture ? 'picture' : screens ? (`${shape}Demo` as const) : shape;
  const { grid, words, window, arch, size = 'text-5xl' }: Layout = layouts[kind];
  return (
    <HeroGround backdrop={hero.backdrop} icon={icon} look={look} strung>
      <div className={clsx('wrap grid gap-x-gutter', grid)}>
        <div className={clsx(words, near && 'lg:ps-6')}>
          {crumbs && <Breadcrumbs below={crumbs} />}
          {label && <p className={clsx('label mb-4 text-sm', labelOn(look.ground))}>{label}</p>}
          <h1 className={clsx('max-w-[15em]', size)}>
            {icon && (
              <Icon className="me-[.3em] size-[.9em] align-[-.1em] max-lg:inline" name={icon} />
            )}
            {title}
          </h1>
          <p className="mt-2 max-w-[52ch] text-sand-100 sm:mt-4 sm:text-lg">{tagline}</p>
          {hero.children}
        </div>
        <div
          className={clsx(
            window,
            near && 'lg:order-first lg:-ms-[20%]',
            hero.mirrored && 'md:order-first',
          )}
        >
          {picture ?? (
            <ArchWindow
              className={clsx('hero-window block w-full', arch, near && '[scale:-1_1]')}
              id={screens ? 'arch' : 'hero'}
              isBehindDemo={Boolean(screens)}
              isNear={near}
              look={look}
              wide={wide}
            />
          )}
          {screens}
          {/* They stand on the sill: painted in part, they would rise. */}
          {screens && <span hidden id={firstFrameId} />}
        </div>
      </div>
    </HeroGround>
  );
}

type Layout = { grid: string; words: string; window: string; arch?: string; size?: string };

const wideArch =
  'mx-auto overflow-visible [clip-path:inset(0_-99vw)] lg:[clip-path:inset(-60rem_-99vw_0_0)]';

const layouts = {
  narrow: {
    grid: 'grid-cols-1 items-center gap-y-8 pt-12 md:grid-cols-12 md:py-16',
    words: 'md:col-span-7',
    window: 'grid mx-auto w-full max-md:max-w-[20rem] md:col-span-5',
  },
  narrowDemo: {
    grid: 'grid-cols-1 items-center py-4 lg:grid-cols-12 lg:py-8',
    // On a phone the facts stand below the demo.
    words: 'max-sm:text-sm max-lg:contents lg:col-span-5',
    // On a phone the window's border stands outside of the screen.
    window:
      'grid max-lg:mx-[calc(50%_-_min(54.5vw,16rem))] max-lg:mt-2 lg:col-span-7 lg:mx-auto lg:w-full lg:max-w-[max(34rem,72svh)]',
    size: 'text-3xl lg:text-4xl',
  },
  wide: {
    grid: 'gap-y-8 lg:grid-cols-12',
    words: 'self-center pt-12 lg:col-span-5 lg:pb-12',
    window: 'grid self-end max-md:-mx-(--wrap) lg:col-span-7 lg:pt-10',
    arch: `${wideArch} md:max-lg:w-3/5`,
    size: 'text-4xl',
  },
  wideDemo: {
    grid: 'max-lg:py-4 lg:grid-cols-12',
    words: 'max-sm:text-sm max-lg:contents self-center lg:col-span-5 lg:py-12',
    // Wider than the screen, so that they stand within the arch.
    window:
      'grid self-end max-lg:mx-[calc(50%_-_min(85vw,26rem))] max-lg:mt-2 lg:col-span-7 lg:w-6/5 lg:pt-10',
    arch: wideArch,
    size: 'text-3xl lg:text-4xl',
  },
  picture: {
    grid: 'items-center gap-y-8 py-12 md:py-16 lg:grid-cols-12 lg:py-20',
    words: 'lg:col-span-5',
    window: 'lg:col-span-7',
  },
};

type ShortProps = { look: PageLook; title: string; tagline: string; underBar?: boolean };

export function ShortHero({ look, title, tagline, underBar }: ShortProps) {
  return (
    <HeroGround look={look} underBar={underBar}>
      <div
        className="wrap grid gap-x-gutter gap-y-3 py-7 lg:grid-cols-12 lg:items-center lg:py-10"
        id={firstFrameId}
      >
        <h1 className="text-4xl lg:col-span-5">{title}</h1>
        <p className="max-w-measure text-sand-100 lg:col-span-7 lg:text-lg">{tagline}</p>
      </div>
    </HeroGround>
  );
}

/** Below the first button of a page that promises a demo. A line ends where a fact does. */
export function Brief({ next }: { next: Service['next'] }) {
  if (!next?.brief) return null;
  const facts = [...next.brief.split(' · '), 'demo first, free'];
  return (
    <p className="order-last mt-2 text-sm text-sand-100 sm:mt-3">
      {facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ')}
    </p>
  );
}

type GroundProps = {
  look: PageLook;
  /** Extends under the translucent bar [spec 2.2]. */
  underBar?: boolean | undefined;
  backdrop?: ReactNode;
  /** An industry's, beside whose title it stands: the ground has two tones [spec 2.9]. */
  icon?: Industry['icon'] | undefined;
  /** Its picture hangs over what follows. */
  overhang?: boolean;
  /** The page has sections to which the kite's line is tied. */
  strung?: boolean | undefined;
  children: ReactNode;
};

export function HeroGround(ground: GroundProps) {
  const { look, underBar, backdrop, icon, overhang, strung, children } = ground;
  return (
    <>
      {strung && <KiteString />}
      <section
        className={clsx(
          'on-dark relative isolate text-white',
          overhang ? 'z-1 overflow-x-clip' : 'overflow-hidden',
          grounds[look.ground].surface,
          underBar ? 'clear-bar pt-bar' : 'mt-bar',
          icon && `two-tones two-tones-${look.ground}`,
        )}
      >
        {children}
        {/* After the words, which a slow line then brings sooner. */}
        <TileField id="hero-field" look={look} />
        {backdrop}
      </section>
      <Band id="hero-band" />
    </>
  );
}
