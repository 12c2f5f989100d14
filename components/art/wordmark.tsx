import { clsx } from 'clsx';
import { shapesOf } from './shapes.ts';

type Props = {
  name: string;
  /** Of its sign and its face, which take turns. */
  index: number;
};

export function Wordmark({ name, index }: Props) {
  const signs = Object.values(shapesOf('ornaments/signs'));
  return (
    <li
      className={clsx(
        'flex items-center gap-[.4em] font-display',
        index % 2 ? '[letter-spacing:-.015em]' : '[font-stretch:80%]',
        'max-w-full flex-none pb-1 text-xl/[1.25] text-ink-2',
      )}
    >
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d={signs[index % signs.length]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {name}
    </li>
  );
}
