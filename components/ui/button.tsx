import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded px-4 py-2 sm:px-5 text-center font-semibold press';

const variants = {
  primary: 'edge-1 border-transparent bg-genda-500 text-ink hover:bg-genda-300',
  secondary: 'edge-1 border-transparent bg-lajvard-700 text-white hover:bg-lajvard-900',
  /** On a dark background. */
  ghost: 'edge-1 border-current text-white hover:bg-[#ffffff1a]',
  outline: 'edge-1 border-lajvard-700 text-lajvard-700 hover:bg-lajvard-700 hover:text-white',
};

type Props = { variant?: keyof typeof variants } & (
  | (ComponentProps<'a'> & { href: string })
  | ComponentProps<'button'>
);

/** A button, or with `href` a link styled as one. */
export function Button({ variant = 'primary', className, ...props }: Props) {
  const classes = clsx(base, variants[variant], className);
  if ('href' in props) return <a className={classes} {...props} />;
  return <button className={classes} type="button" {...props} />;
}
