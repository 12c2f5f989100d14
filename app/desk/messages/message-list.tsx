import { dayInWords, howLong, Time } from '#app/desk/parts/time.tsx';
import { day } from '#lib/base/zone-clock.ts';
import { dateOf, firstMonday, mondayOf } from '#lib/content/weeks.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { LeadBox, ListedLead } from '#lib/leads/lead-list.ts';
import { outcomeOf } from '#lib/leads/lead-marks.ts';
import { sourceName } from '#lib/leads/source.ts';
import { pageName } from '#lib/site/page-list.ts';
import { outcomes, stateLabels } from './labels.ts';

/** By week, the latest first. */
export function MessageList({ leads, box }: { leads: readonly ListedLead[]; box: LeadBox }) {
  const weeks = Map.groupBy(leads, ({ received_at }) => mondayOf(dateOf(received_at)));
  return [...weeks].map(([monday, ofWeek]) => (
    <section aria-label={weekName(monday)} key={monday}>
      <h2 className="mt-2! mb-2! md:mt-6!">{weekName(monday)}</h2>
      <ul className="grid gap-2">
        {ofWeek.map((lead) => (
          <Row box={box} key={lead.id} lead={lead} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ lead, box }: { lead: ListedLead; box: LeadBox }) {
  const isPlain = ['sent', box].includes(lead.state);
  const outcome = outcomeOf(lead);
  const state = outcome ? outcomes[outcome] : !isPlain && stateLabels[lead.state].name;
  const isOpen = lead.standing === 'open';
  const age = Date.now() - lead.received_at;
  return (
    <li className="card relative grid gap-x-6 gap-y-1 hover:border-lajvard-700 md:grid-cols-[1fr_15rem]">
      <div>
        <h3 className={isOpen && age < day ? '' : 'font-text font-normal'}>
          <a
            className="after:absolute after:inset-0 after:content-['']"
            href={deskRoutes.message(lead.id)}
          >
            <bdi>{lead.name}</bdi>
          </a>
        </h3>
        <p className="line-clamp-2" dir="auto">
          {lead.message}
        </p>
        {lead.note && <p className="line-clamp-1 text-sm text-ink-2">Note: {lead.note}</p>}
      </div>
      <p className="text-sm text-ink-2 md:text-end">
        <span className="md:block">
          {isOpen ? (
            <strong className={age < day ? '' : 'text-surkh-700'}>{howLong(age, 'short')}</strong>
          ) : (
            <Time at={lead.received_at} />
          )}
        </span>
        <span className="md:hidden"> · </span>
        <span className="md:block">
          {pageName(lead.page_before ?? lead.page)},{' '}
          <bdi>{sourceName(lead) || 'source not known'}</bdi>
        </span>
        {lead.ask_again && (
          <span className="md:block"> Ask again {dayInWords(lead.ask_again)}</span>
        )}
        {state && <strong className="block">{state}</strong>}
      </p>
    </li>
  );
}

function weekName(monday: string): string {
  if (monday === firstMonday(1)) return 'This week';
  if (monday === firstMonday(2)) return 'Last week';
  return `Week of ${dayInWords(monday)}`;
}
