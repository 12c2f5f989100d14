import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PageLook } from '#components/art/page-look.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { grounds } from './grounds.ts';

export type HeroTextProps = {
  look: PageLook;
  title: string;
  tagline?: string;
  label?: string | undefined;
  crumbs?: readonly Crumb[];
  children?: ReactNode;
};

export function HeroText({ look, title, tagline, label, crumbs, children }: HeroTextProps) {
  return (
    <>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      {label && <p className={clsx('label mb-4 text-sm', grounds[look.ground].label)}>{label}</p>}
      <h1 className="max-w-[15em] text-5xl md:max-lg:text-4xl">{title}</h1>
      {tagline && <p className="mt-5 max-w-[52ch] text-lg text-sand-100">{tagline}</p>}
      {children}
    </>
  );
}
