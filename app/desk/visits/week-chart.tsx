import { dayInWords } from '#app/desk/parts/time.tsx';
import type { Figures } from '#lib/visits/visits.ts';

type Props = {
  title: string;
  weeks: readonly Figures[];
  of: 'visits' | 'messages';
};

const height = 120;
const step = 10;

/** A bar for each week, said in words to those who do not see it. */
export function WeekChart({ title, weeks, of }: Props) {
  const counts = weeks.map((week) => week[of]);
  const most = Math.max(...counts);
  const [first = '', busiest = ''] = [weeks[0]?.name, weeks[counts.indexOf(most)]?.name];
  const words =
    most === 0
      ? 'None yet.'
      : `Most: ${most}, in the week from ${dayInWords(busiest)}. This week so far: ${counts.at(-1)}.`;
  return (
    <figure className="card break-inside-avoid">
      <h2 className="mt-0!">{title}</h2>
      <svg
        aria-labelledby={`${of}-title ${of}-words`}
        className="w-full"
        role="img"
        viewBox={`0 0 ${weeks.length * step} ${height}`}
      >
        <title id={`${of}-title`}>{`${title}, from ${dayInWords(first)} to now.`}</title>
        <g className="fill-firozi-700 forced-colors:fill-[CanvasText]">
          {weeks.map((week, index) => {
            const length = (week[of] / Math.max(1, most)) * (height - 2);
            return (
              <rect
                height={length + 1}
                key={week.name}
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
          <span>now</span>
        </span>
        <span className="mt-2 block" id={`${of}-words`}>
          {words}
        </span>
      </figcaption>
    </figure>
  );
}
