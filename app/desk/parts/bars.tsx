import { dayInWords } from './time.tsx';

type Props = {
  id: string;
  title: string;
  unit: 'day' | 'week';
  /** Each from a day on. */
  bars: readonly { name: string; count: number }[];
};

const height = 120;
const step = 10;

/** A bar for each day or week, said in words to those who do not see it. */
export function Bars({ id, title, unit, bars }: Props) {
  const most = Math.max(...bars.map(({ count }) => count));
  const [first, busiest, last] = [bars[0], bars.find(({ count }) => count === most), bars.at(-1)];
  const when = unit === 'week' ? 'in the week from' : 'on';
  const words =
    most === 0 || !busiest
      ? 'None yet.'
      : `Most: ${most}, ${when} ${dayInWords(busiest.name)}. The last ${unit}: ${last?.count}.`;
  return (
    <figure className="card break-inside-avoid">
      <h2 className="mt-0!">{title}</h2>
      <svg
        aria-labelledby={`${id}-title ${id}-words`}
        className="w-full"
        role="img"
        viewBox={`0 0 ${bars.length * step} ${height}`}
      >
        <title id={`${id}-title`}>{`${title}, from ${dayInWords(first?.name ?? '')}.`}</title>
        <g className="fill-firozi-700 forced-colors:fill-[CanvasText]">
          {bars.map(({ name, count }, index) => {
            const length = (count / Math.max(1, most)) * (height - 2);
            return (
              <rect
                height={length + 1}
                key={name}
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
          <span>{dayInWords(first?.name ?? '')}</span>
          <span>{dayInWords(last?.name ?? '')}</span>
        </span>
        <span className="mt-2 block" id={`${id}-words`}>
          {words}
        </span>
      </figcaption>
    </figure>
  );
}
