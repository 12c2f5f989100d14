import { Bars } from '#app/desk/parts/bars.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Ask, Press, Search } from '#app/desk/parts/form.tsx';
import { List, Row } from '#app/desk/parts/list.tsx';
import { pageOf } from '#app/desk/parts/pages.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { daysAfter, firstMonday, periodOf } from '#lib/content/weeks.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import { canPutBack } from '#lib/letters/subscribers.ts';
import { pageName } from '#lib/site/page-list.ts';
import { countReaders, countSignUps, pageOfReaders } from './list-readers.ts';

const perPage = 25;

/** Bars. */
const weeks = 26;

export default deskPage({ room: 'readers' }, async ({ store, query }) => {
  const search = query.q ?? '';
  const mondays = Array.from({ length: weeks }, (_, at) => firstMonday(weeks - at));
  const { rows, pages } = await pageOf(query, perPage, (part) =>
    pageOfReaders(store, { search, ...part }),
  );
  const signUps = await countSignUps(
    store,
    mondays.map((monday) => periodOf(monday, daysAfter(monday, 7))),
  );
  return (
    <>
      <p className="mt-2 max-w-measure">
        {count(await countReaders(store), 'reader')} of the newsletter. People add themselves, on
        the site: nobody can be added here, as each has to have agreed.
      </p>
      <div className="mt-4 max-w-[32rem]">
        <Bars
          bars={mondays.map((name, at) => ({ name, count: signUps[at] ?? 0 }))}
          id="sign-ups"
          title="New readers a week"
          unit="week"
        />
      </div>
      <Search defaultValue={search} label="Search for an address" name="q" type="search" />
      <List empty={search ? 'No address has these letters.' : 'Nobody has subscribed yet.'}>
        {rows.map((reader) => (
          <Reader key={reader.id} reader={reader} />
        ))}
      </List>
      {pages}
      <h2>For another program</h2>
      <p className="max-w-measure">
        A file for spreadsheets. Each line has the reader’s own way out, which every mail has to
        carry. Take a new one before each mailing: people leave in between.
      </p>
      <Press act="export-readers" label="Save the list as a file" />
    </>
  );
});

const reasons: Record<NonNullable<Subscriber['left_by']>, string> = {
  desk: 'Taken off by hand',
  complaint: 'Taken off, as they reported a mail as spam',
  gone: 'Taken off, as mail came back: the address is no more',
  full: 'Taken off, as three mails in a row came back',
};

function Reader({ reader }: { reader: Subscriber }) {
  const { id, email, consent_at, consent_page, unsubscribed_at, left_by } = reader;
  return (
    <Row
      acts={
        unsubscribed_at === null ? (
          <Ask act="remove-reader" fields={{ id }} label="Take off the list" yes="Take off">
            <bdi>{email}</bdi> gets no more letters. You can take that back here.
          </Ask>
        ) : (
          canPutBack(reader) && <Press act="restore-reader" fields={{ id }} label="Put back" />
        )
      }
      name={email}
    >
      Since <Time at={consent_at} />, on the page {pageName(consent_page)}
      {unsubscribed_at !== null && (
        <strong className="block">
          {left_by ? reasons[left_by] : 'Left of their own accord'}, <Time at={unsubscribed_at} />
        </strong>
      )}
    </Row>
  );
}
