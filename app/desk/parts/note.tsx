import type { HTMLAttributes } from 'react';

const looks = {
  ask: 'border-l-genda-500',
  done: 'border-l-sabz-700',
  news: 'border-l-lajvard-700',
  wrong: 'border-l-surkh-700',
};

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'p' | 'section';
  look?: keyof typeof looks;
};

/** What is not to be overlooked. */
export function Note({ as: Part = 'div', look = 'ask', className = 'mt-4', ...note }: Props) {
  return <Part {...note} className={`card border-l-4 ${looks[look]} ${className}`} />;
}
