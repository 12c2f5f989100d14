import type { ReactNode } from 'react';

type TableProps = {
  id: string;
  title: string;
  children?: ReactNode;
  /** Of the names, then of the figures. */
  heads: readonly string[];
  rows: readonly (readonly [name: ReactNode, ...figures: ReactNode[]])[];
};

/** As wide as a word, however many figures there are. */
const nameCell = 'min-w-28 text-start font-normal';
const cell = 'w-14 py-1 ps-2 text-end tabular-nums sm:w-16 sm:ps-3';

export function Table({ id, title, children, heads: [first, ...heads], rows }: TableProps) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
      {rows.length === 0 && <p className="mt-2">None yet.</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: on a phone, keys scroll it sideways.
        <div aria-labelledby={id} className="overflow-x-auto" role="region" tabIndex={0}>
          <table aria-labelledby={id} className="w-full">
            <thead>
              <tr className="text-sm text-ink-2">
                <th className={nameCell} scope="col">
                  {first}
                </th>
                {heads.map((head) => (
                  <th className={`${cell} font-normal whitespace-nowrap`} key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...figures], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once, on the server.
                <tr className="break-inside-avoid border-t" key={at}>
                  <th className={`py-1 ${nameCell}`} scope="row">
                    {name}
                  </th>
                  {figures.map((figure, at) => (
                    <td className={cell} key={heads[at]}>
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
