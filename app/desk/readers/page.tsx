import { Bars } from '#app/desk/parts/bars.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Ask, Press, Search } from '#app/desk/parts/form.tsx';
import { List, pageOf, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { daysAfter, firstMonday, periodOf } from '#lib/content/weeks.ts';
import { countRows } from '#lib/database/count-rows.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import { canPutBack, reasons } from '#lib/letters/subscribers.ts';
import { pageName } from '#lib/site/page-list.ts';

const weeks = 26;

export default deskPage({ entry: 'readers' }, async ({ store: { db }, query }) => {
  const search = query.q ?? '';
  const readers = db.selectFrom('subscribers');
  const inOrder = readers
    .orderBy((eb) => eb('unsubscribed_at', 'is not', null))
    .orderBy('consent_at', 'desc');
  // `_` stands for any letter: a search may find more than it asks for.
  const like = `%${search.toLowerCase().replaceAll('%', '_')}%`;
  const found = inOrder.select('id').where('email_key', 'like', like);
  const { rows, pages } = await pageOf(query, 25, (limit, offset) =>
    // Sorted with all their columns, 20,000 take three times as long.
    inOrder.selectAll().where('id', 'in', found.limit(limit).offset(offset)).execute(),
  );
  const bars = [];
  // One after the other: who sends a message meanwhile waits for one, not for all.
  for (let left = weeks; left > 0; left -= 1) {
    const name = firstMonday(left);
    const { first, after } = periodOf(name, daysAfter(name, 7));
    // Those who have left since, too.
    const signUps = readers.where('consent_at', '>=', first).where('consent_at', '<', after);
    bars.push({ name, count: await countRows(signUps) });
  }
  return (
    <>
      <p className="mt-2 max-w-measure">
        {count(await countRows(readers.where('unsubscribed_at', 'is', null)), 'reader')} of the
        newsletter. People add themselves, on the site: nobody can be added here, as each has to
        have agreed.
      </p>
      <div className="mt-4 max-w-[32rem]">
        <Bars bars={bars} id="sign-ups" title="New readers a week" unit="week" />
      </div>
      <Search defaultValue={search} label="Search for an address" />
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
          {left_by ? `Taken off: ${reasons[left_by]}` : 'Left of their own accord'},{' '}
          <Time at={unsubscribed_at} />
        </strong>
      )}
    </Row>
  );
}
