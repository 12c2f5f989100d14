import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** Before the table. */
  children?: ReactNode;
  /** Of the names, then of the figures. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

const cell = 'w-14 py-1 ps-2 text-end tabular-nums sm:w-16 sm:ps-3';

/** Figures beside the name of each row. */
export function Table({ id, title, children, heads: [first, ...heads], rows }: Props) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
      {rows.length === 0 && <p className="mt-2">None yet.</p>}
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-labelledby={id} className="w-full">
            <thead>
              <tr className="text-sm text-ink-2">
                <th scope="col" className="text-start font-normal">
                  {first}
                </th>
                {heads.map((head) => (
                  <th key={head} scope="col" className={`${cell} font-normal whitespace-nowrap`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, cells }) => (
                <tr key={key} className="break-inside-avoid border-t">
                  <th scope="row" className="py-1 text-start font-normal">
                    {name}
                  </th>
                  {cells.map((figure, at) => (
                    <td key={heads[at]} className={cell}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
