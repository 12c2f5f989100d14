import { type SpeedName, speedNames } from '#lib/shared/beacon.ts';
import type { PageKind } from '#lib/visits/page-kind.ts';
import type { Speed } from '#lib/visits/speed.ts';

const kinds: Record<PageKind, string> = {
  home: 'Home',
  service: 'Services',
  industry: 'Industries',
  project: 'Projects',
  portfolio: 'Portfolio',
  other: 'Other pages',
};

const browsers = { Chromium: 'Chrome, Edge', Gecko: 'Firefox', WebKit: 'Safari' };

const heads: Record<SpeedName, string> = { LCP: 'Shown', INP: 'Answers', CLS: 'Shifts' };

/** What Google calls good (web.dev/articles/vitals). */
const good: Record<SpeedName, number> = { LCP: 2_500, INP: 200, CLS: 0.1 };

const cell = 'py-1 ps-3 text-end tabular-nums';

/** Speeds by kind of page and browser. */
export function SpeedTable({ title, speeds }: { title: string; speeds: readonly Speed[] }) {
  return (
    <section>
      <h2 id="speed">{title}</h2>
      <p className="max-w-measure">
        Three of four visits had this or better: until the largest picture or text was shown (LCP;
        good is up to 2.5 s), until a press was answered (INP; 200 ms), and how far things moved
        about (CLS; 0.1). In brackets, of how many visits that is known.
      </p>
      {speeds.length === 0 && <p className="mt-2">None yet.</p>}
      {speeds.length > 0 && (
        <table aria-labelledby="speed" className="mt-4 w-full">
          <thead>
            <tr className="text-sm text-ink-2">
              <th scope="col" className="text-start font-normal">
                Pages
              </th>
              {speedNames.map((name) => (
                <th key={name} scope="col" className={`${cell} font-normal whitespace-nowrap`}>
                  {heads[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {speeds.map(({ kind, engine, figures }) => (
              <tr key={`${kind} ${engine}`} className="border-t border-sand-200">
                <th scope="row" className="py-1 text-start font-normal">
                  {kinds[kind]}, {browsers[engine]}
                </th>
                {speedNames.map((name) => (
                  <td key={name} className={cell}>
                    {inWords(name, figures[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function inWords(name: SpeedName, figure: Speed['figures'][SpeedName]): string {
  if (!figure) return '–';
  const { value, count } = figure;
  const values = {
    LCP: `${(value / 1000).toFixed(1)} s`,
    INP: `${value} ms`,
    CLS: value.toFixed(2),
  };
  return `${values[name]}${value > good[name] ? ', slow' : ''} (${count})`;
}
