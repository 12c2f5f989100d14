import { clsx } from 'clsx';

type Props = {
  name: string;
  /** Of its sign and its face, which take turns. */
  index: number;
};

export function Wordmark({ name, index }: Props) {
  return (
    <li
      className={clsx(
        'flex items-center gap-[.4em] font-display',
        index % 2 ? 'tracking-tight [font-stretch:125%]' : '[font-stretch:75%]',
        'max-w-full flex-none pb-1 text-xl text-ink-2',
      )}
    >
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d={glyphs[index % glyphs.length]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {name}
    </li>
  );
}

const glyphs = Object.values({
  khatam: 'M4 4H20V20H4zM12 .7 23.3 12 12 23.3.7 12z',
  door: 'M3 22V11C3 6 9 6 12 1c3 5 9 5 9 10V22H16V13a4 4 0 0 0-8 0V22z',
  river: 'M1 6q5.5-5 11 0t11 0v4q-5.5 5-11 0t-11 0zM1 15q5.5-5 11 0t11 0v4q-5.5 5-11 0t-11 0z',
  leaf: 'M2 22V12A10 10 0 0 1 12 2h10v10a10 10 0 0 1-10 10zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  crate: 'M12 1 21 6.2 12 11.4 3 6.2zM2 8l9 5.2V23.5L2 18.3zM22 8v10.3L13 23.5V13.2z',
  hills: 'M1 21 9 5l4 8 2-4 8 12z',
  gauge:
    'M11 2a10.5 10.5 0 1 0 10.5 10.5h-6A4.5 4.5 0 1 1 11 8zM13.5 1a9.5 9.5 0 0 1 9.5 9.5h-9.5z',
  bricks:
    'M1 3h10v5H1zM13 3h10v5H13zM1 10h5v5H1zM8 10h8v5H8zM18 10h5v5h-5zM1 17h10v5H1zM13 17h10v5H13z',
  blossom:
    'M11 11H2a9 9 0 0 1 9-9zM13 11V2a9 9 0 0 1 9 9zM11 13v9a9 9 0 0 1-9-9zM13 13h9a9 9 0 0 1-9 9z',
  kite: 'M12 1 22 9 12 23 2 9zM12 6l5 4-5 7-5-7z',
  sunrise: 'M2 15a10 10 0 0 1 20 0zM2 17h20v2H2zM6 21h12v2H6z',
});
