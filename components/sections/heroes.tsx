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

type WindowProps = WideProps & {
  underBar?: boolean;
  backdrop?: ReactNode;
  /** The window stands left. */
  mirrored?: boolean | undefined;
};

export function WindowHero({ underBar, backdrop, mirrored, screens, ...text }: WindowProps) {
  return (
    <HeroGround {...text} backdrop={backdrop} strung underBar={underBar}>
      <div
        className={clsx(
          'wrap grid grid-cols-1 items-center gap-x-gutter md:grid-cols-12 md:py-16',
          screens ? 'gap-y-2 pt-4 lg:py-10' : 'gap-y-8 pt-12',
        )}
      >
        <div className={screens ? 'md:col-span-5 lg:col-span-6' : 'md:col-span-7'}>
          <HeroText {...text} size={screens ? 'text-4xl md:text-3xl lg:text-5xl' : undefined} />
        </div>
        <div
          className={clsx(
            'grid',
            // On a phone the window's border stands outside of the screen.
            screens
              ? 'max-md:mx-[calc(50%_-_min(54.5vw,16rem))] md:col-span-7 md:mx-auto md:w-full md:max-w-[34rem] lg:col-span-6'
              : 'mx-auto w-full max-md:max-w-[20rem] md:col-span-5',
            mirrored && 'md:order-first',
          )}
        >
          <Window look={text.look} screens={screens} />
        </div>
      </div>
    </HeroGround>
  );
}

type WideProps = TextProps & {
  /** Over the window, in its measures. */
  screens?: ReactNode | undefined;
};

/** The scene stands in an arch whose ground reaches the edge of the screen, on a narrow one both edges. */
export function WideHero({ screens, ...text }: WideProps) {
  return (
    <HeroGround {...text} strung>
      <div
        className={clsx('wrap grid gap-x-gutter lg:grid-cols-12', screens ? 'gap-y-2' : 'gap-y-8')}
      >
        <div
          className={clsx(
            'self-center lg:col-span-5',
            screens ? 'pt-4 lg:py-12' : 'pt-12 lg:pb-12',
          )}
        >
          <HeroText {...text} size="text-4xl" />
        </div>
        <div
          className={clsx(
            'grid self-end lg:col-span-7 lg:pt-10',
            // Wider than the screen, so that they stand within the arch.
            screens ? 'max-lg:mx-[calc(50%_-_min(85vw,26rem))] lg:w-6/5' : 'max-md:-mx-(--wrap)',
          )}
        >
          <Window
            className={clsx(
              'mx-auto overflow-visible [clip-path:inset(0_-99vw)] lg:[clip-path:inset(-60rem_-99vw_0_0)]',
              !screens && 'md:max-lg:w-3/5',
            )}
            look={text.look}
            screens={screens}
            wide
          />
        </div>
      </div>
    </HeroGround>
  );
}

type FrameProps = Pick<WideProps, 'look' | 'screens'> & { className?: string; wide?: boolean };

function Window({ screens, className, ...frame }: FrameProps) {
  return (
    <>
      <ArchWindow
        className={clsx('hero-window block w-full', className)}
        id={screens ? 'arch' : 'hero'}
        isBehindDemo={Boolean(screens)}
        {...frame}
      />
      {screens}
      {/* They stand on the sill: painted in part, they would rise. */}
      {screens && <span hidden id={firstFrameId} />}
    </>
  );
}

type ShortProps = { look: PageLook; title: string; tagline: ReactNode; underBar?: boolean };

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

export function PictureHero({ picture, ...text }: TextProps & { picture: ReactNode }) {
  return (
    <HeroGround look={text.look} strung>
      <div className="wrap grid items-center gap-x-gutter gap-y-8 py-12 md:py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-5">
          <HeroText {...text} />
        </div>
        <div className="lg:col-span-7">{picture}</div>
      </div>
    </HeroGround>
  );
}

type TextProps = {
  look: PageLook;
  title: string;
  tagline?: string;
  label?: string | undefined;
  /** Below the home page. */
  crumbs?: readonly Crumb[];
  icon?: Industry['icon'];
  /** Of the headline. */
  size?: string | undefined;
  children?: ReactNode;
};

function HeroText({
  look,
  title,
  tagline,
  label,
  crumbs,
  icon,
  size = 'text-5xl',
  children,
}: TextProps) {
  return (
    <>
      {crumbs && <Breadcrumbs below={crumbs} />}
      {label && <p className={clsx('label mb-4 text-sm', labelOn(look.ground))}>{label}</p>}
      <h1 className={clsx('max-w-[15em]', size)}>
        {icon && <Icon className="me-[.3em] inline size-[.9em] align-[-.1em]" name={icon} />}
        {title}
      </h1>
      {tagline && <p className="mt-4 max-w-[52ch] text-sand-100 sm:text-lg">{tagline}</p>}
      {children}
    </>
  );
}

/** Below the first button of a page that promises a demo. */
export function Brief({ next }: { next: Service['next'] }) {
  if (!next?.brief) return null;
  return <p className="mt-1 text-sm text-sand-100 sm:mt-3">{next.brief} · demo first, free</p>;
}

type GroundProps = {
  look: PageLook;
  /** Extends under the translucent bar [spec 2.2]. */
  underBar?: boolean | undefined;
  backdrop?: ReactNode;
  /** An industry's, beside whose title it stands: the ground has two tones [spec 2.9]. */
  icon?: Industry['icon'];
  /** Its picture hangs over what follows. */
  overhang?: boolean;
  /** The page has sections to which the kite's line is tied. */
  strung?: boolean | undefined;
  children: ReactNode;
};

export function HeroGround({
  look,
  underBar,
  backdrop,
  icon,
  overhang,
  strung,
  children,
}: GroundProps) {
  return (
    <>
      {strung && <KiteString />}
      <section
        className={clsx(
          'on-dark relative isolate text-white',
          overhang ? 'z-1 overflow-x-clip' : 'overflow-hidden',
          grounds[look.ground].surface,
          underBar ? 'pt-bar' : 'mt-bar',
        )}
        data-clear-bar={underBar || undefined}
        data-tones={icon && look.ground}
      >
        {children}
        {/* After the words, which a slow line then brings sooner. */}
        {backdrop ?? <TileField id="hero-field" look={look} />}
      </section>
      <Band id="hero-band" />
    </>
  );
}
