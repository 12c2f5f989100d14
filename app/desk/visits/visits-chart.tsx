import { dayInWords } from '#app/desk/parts/time.tsx';
import type { Figures } from '#lib/visits/visits.ts';

type Props = {
  title: string;
  unit: 'day' | 'week';
  bars: readonly Figures[];
  of: 'visits' | 'messages';
};

const height = 120;
const step = 10;

/** A bar for each day or week, said in words to those who do not see it. */
export function VisitsChart({ title, unit, bars, of }: Props) {
  const counts = bars.map((bar) => bar[of]);
  const most = Math.max(...counts);
  const last = bars.at(-1)?.name ?? '';
  const [first = '', busiest = ''] = [bars[0]?.name, bars[counts.indexOf(most)]?.name];
  const words =
    most === 0
      ? 'None yet.'
      : `Most: ${most}, ${unit === 'week' ? 'in the week from' : 'on'} ${dayInWords(busiest)}. The last ${unit}: ${counts.at(-1)}.`;
  return (
    <figure className="card break-inside-avoid">
      <h2 className="mt-0!">{title}</h2>
      <svg
        aria-labelledby={`${of}-title ${of}-words`}
        className="w-full"
        role="img"
        viewBox={`0 0 ${bars.length * step} ${height}`}
      >
        <title id={`${of}-title`}>{`${title}, from ${dayInWords(first)}.`}</title>
        <g className="fill-firozi-700 forced-colors:fill-[CanvasText]">
          {bars.map((bar, index) => {
            const length = (bar[of] / Math.max(1, most)) * (height - 2);
            return (
              <rect
                height={length + 1}
                key={bar.name}
                width={step - 2}
                x={index * step + 1}
                y={height - 1 - length}
              />
            );
          })}
        </g>
      </svg>
      <figcaption className="text-sm text-ink-2">
        <span aria-hidden="true" className="flex justify-between border-t">
          <span>{dayInWords(first)}</span>
          <span>{dayInWords(last)}</span>
        </span>
        <span className="mt-2 block" id={`${of}-words`}>
          {words}
        </span>
      </figcaption>
    </figure>
  );
}
