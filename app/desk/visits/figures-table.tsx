import { dayInWords } from '#app/desk/parts/time.tsx';
import { pageName } from '#lib/desk/page-name.ts';
import type { Figures } from '#lib/owner/visits.ts';
import { visitShare } from '#lib/visit-share.ts';

type Props = {
  of: 'week' | 'page' | 'campaign' | 'site';
  figures: readonly Figures[];
  /** How many lines have a name; the others are summed up in one. */
  most?: number | undefined;
};

const titles = {
  week: ['By week, from Monday', 'Week'],
  page: ['By page: visits that began there', 'Page'],
  campaign: ['By campaign', 'Campaign'],
  site: ['By the site that led here', 'Site'],
} as const;

const cell = 'w-14 py-1 ps-2 text-end tabular-nums sm:w-16 sm:ps-3';

/** Visits beside messages; a week leads to its detail. */
export function FiguresTable({ of, figures, most = figures.length }: Props) {
  const [title, head] = titles[of];
  const hasViews = of === 'week' || of === 'page';
  const rest = figures.slice(most);
  const lines = [...figures.slice(0, most), ...(rest.length > 0 ? [sumOf(rest)] : [])];
  return (
    <section>
      <h2 id={of}>{title}</h2>
      {figures.length === 0 && <p>None yet.</p>}
      {figures.length > 0 && (
        <table aria-labelledby={of} className="w-full">
          <thead>
            <tr className="text-sm text-ink-2">
              <th scope="col" className="text-start font-normal">
                {head}
              </th>
              {[...(hasViews ? ['Views'] : []), 'Visits', 'Wrote', 'Share'].map((name) => (
                <th key={name} scope="col" className={`${cell} font-normal`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, views, visits, messages }) => (
              <tr key={name} className="break-inside-avoid border-t border-sand-200">
                <th scope="row" className="py-1 text-start font-normal">
                  {of === 'week' ? (
                    <a href={`?week=${name}`}>{dayInWords(name)}</a>
                  ) : (
                    <bdi>{(of === 'page' ? pageName(name) : name) || 'not known'}</bdi>
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

function sumOf(figures: readonly Figures[]): Figures {
  const sum = (of: 'views' | 'visits' | 'messages') =>
    figures.reduce((total, one) => total + one[of], 0);
  const name = `${figures.length} more`;
  return { name, views: sum('views'), visits: sum('visits'), messages: sum('messages') };
}
