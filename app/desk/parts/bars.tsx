type Props = { title: string; counts: readonly (readonly [name: string, count: number])[] };

const length = 200;

/** Figures with their bars, which are decoration. */
export function Bars({ title, counts }: Props) {
  const most = Math.max(1, ...counts.map(([, count]) => count));
  return (
    <section className="card">
      <h2 className="mt-0!">{title}</h2>
      <table className="w-full text-start">
        <tbody>
          {counts.map(([name, count]) => (
            <tr key={name} className="border-t border-sand-200">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                <bdi>{name}</bdi>
              </th>
              <td className="w-10 py-1 pe-3 text-end font-semibold tabular-nums">{count}</td>
              <td className="w-2/5 py-1" aria-hidden="true">
                <svg viewBox={`0 0 ${length} 16`} className="w-full" aria-hidden="true">
                  <rect
                    width={(count / most) * length}
                    height="16"
                    className="fill-firozi-700 forced-colors:fill-[CanvasText]"
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
