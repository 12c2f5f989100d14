import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded px-4 py-2 sm:px-5 text-center font-semibold press';

const variants = {
  primary: 'edge-1 border-transparent bg-genda-500 text-ink hover:bg-genda-300',
  secondary: 'edge-1 border-transparent bg-lajvard-700 text-white hover:bg-lajvard-900',
  /** On a dark background. */
  ghost: 'edge-1 border-current text-white hover:bg-white/10',
  outline: 'edge-1 border-lajvard-700 text-lajvard-700 hover:bg-lajvard-700 hover:text-white',
};

type Variant = { variant?: keyof typeof variants };
type LinkProps = ComponentProps<'a'> & Variant & { href: string; newTab?: boolean };
type ButtonProps = ComponentProps<'button'> & Variant & { href?: undefined };

/** A button, or with `href` a link styled as one. */
export function Button(props: LinkProps | ButtonProps) {
  if (props.href !== undefined) {
    const { variant = 'primary', newTab, className, ...rest } = props;
    const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
    return <a className={clsx(base, variants[variant], className)} {...target} {...rest} />;
  }
  const { variant = 'primary', className, type = 'button', ...rest } = props;
  return <button type={type} className={clsx(base, variants[variant], className)} {...rest} />;
}
