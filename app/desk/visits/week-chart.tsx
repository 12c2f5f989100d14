import type { Figures } from '#lib/owner/visits.ts';

type Props = {
  id: string;
  title: string;
  weeks: readonly Figures[];
  of: 'visits' | 'messages';
};

const height = 120;
const step = 10;

/** A bar for each week, said in words to those who do not see it. */
export function WeekChart({ id, title, weeks, of }: Props) {
  const counts = weeks.map((week) => week[of]);
  const most = Math.max(...counts);
  const busiest = weeks[counts.indexOf(most)]?.name;
  const [first, last] = [weeks[0]?.name, weeks.at(-1)?.name];
  const words =
    most === 0
      ? `None from ${first} to now.`
      : `Most: ${most}, in the week of ${busiest}. This week: ${counts.at(-1)}.`;
  return (
    <figure className="card break-inside-avoid">
      <h2 className="mt-0!">{title}</h2>
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-words`}
        className="w-full"
      >
        <title id={`${id}-title`}>{`${title}, from ${first} to ${last}.`}</title>
        <desc id={`${id}-words`}>{words}</desc>
        <g className="fill-firozi-700 forced-colors:fill-[CanvasText]">
          {weeks.map((week, index) => {
            const length = (week[of] / Math.max(1, most)) * (height - 2);
            return (
              <rect
                key={week.name}
                x={index * step + 1}
                y={height - 1 - length}
                width={step - 2}
                height={length + 1}
              />
            );
          })}
        </g>
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
        <span>from {first}</span>
        <span>{words}</span>
      </figcaption>
    </figure>
  );
}
