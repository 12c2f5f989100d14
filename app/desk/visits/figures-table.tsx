import type { Figures } from '#lib/owner/visits.ts';
import { visitShare } from '#lib/visit-share.ts';

type Props = {
  title: string;
  of: 'week' | 'page' | 'campaign' | 'site';
  figures: readonly Figures[];
};

const heads = { week: 'Week', page: 'Page', campaign: 'Campaign', site: 'Site' };

const cell = 'w-16 py-1 ps-3 text-end tabular-nums';

/** Visits beside messages; a week leads to its detail. */
export function FiguresTable({ title, of, figures }: Props) {
  const hasViews = of === 'week' || of === 'page';
  return (
    <section>
      <h2 id={of}>{title}</h2>
      {figures.length === 0 && <p>None yet.</p>}
      {figures.length > 0 && (
        <table aria-labelledby={of} className="w-full">
          <thead>
            <tr className="text-sm text-ink-2">
              <th scope="col" className="text-start font-normal">
                {heads[of]}
              </th>
              {[...(hasViews ? ['Views'] : []), 'Visits', 'Wrote', 'Share'].map((name) => (
                <th key={name} scope="col" className={`${cell} font-normal`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, views, visits, messages }) => (
              <tr key={name} className="border-t border-sand-200">
                <th scope="row" className="py-1 text-start font-normal">
                  {of === 'week' ? (
                    <a href={`?week=${name}`} className="whitespace-nowrap">
                      {name}
                    </a>
                  ) : (
                    <bdi>{name || 'not known'}</bdi>
                  )}
                </th>
                {hasViews && <td className={cell}>{views}</td>}
                <td className={cell}>{visits}</td>
                <td className={cell}>{messages}</td>
                <td className={cell}>{visitShare(messages, visits) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
