import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const variants = {
  primary: 'bg-genda-500 text-ink hover:bg-genda-300',
  secondary: 'bg-lajvard-700 text-white hover:bg-lajvard-900',
  /** On a dark background. */
  ghost: 'border-current text-white hover:bg-[#ffffff1a]',
  outline: 'border-lajvard-700 text-lajvard-700 hover:bg-lajvard-700 hover:text-white',
};

type Props = { variant?: keyof typeof variants } & (
  | (ComponentProps<'a'> & { href: string })
  | ComponentProps<'button'>
);

/** A button, or with `href` a link styled as one. */
export function Button({ variant = 'primary', className, ...props }: Props) {
  const classes = clsx('action press', variants[variant], className);
  if ('href' in props) return <a className={classes} {...props} />;
  return <button className={classes} type="button" {...props} />;
}
