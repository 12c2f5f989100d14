import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { List, pageOf, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import type { Store } from '#lib/database/store.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import { may } from '#lib/desk/rights.ts';
import { listDrafts, listTyped } from '#lib/letters/drafts.ts';
import type { StoredLetter } from '#lib/letters/letters.ts';
import { readProgress } from './progress.ts';

const page = { entry: 'letters', title: 'Letters to the readers' } as const;

export default deskPage(page, async ({ store, person, query }) => {
  const typed = await listTyped(store, person.email);
  const drafts = await listDrafts(store);
  const { rows: letters, pages } = await pageOf(
    query,
    25,
    store.db.selectFrom('letters').selectAll().orderBy('created_at', 'desc'),
  );
  return (
    <>
      <p className="mt-4">
        <a className="button main" href={deskRoutes.draft('new')}>
          Write a letter
        </a>
      </p>
      <h2>Drafts</h2>
      <List empty="A letter that you write is kept here until it is sent.">
        {typed.map(({ id, version, subject }) => (
          <Row
            href={deskRoutes.draft(version ? id : 'new')}
            key={id}
            name={subject || 'No subject yet'}
          >
            What you typed is not saved yet
          </Row>
        ))}
        {drafts.map(({ id, subject, changed_by, changed_at, planned_at }) => (
          <Row href={deskRoutes.draft(id)} key={id} name={subject || 'No subject yet'}>
            {planned_at !== null && (
              <strong>
                Planned for <Time at={planned_at} />.{' '}
              </strong>
            )}
            Changed by {personName(changed_by)}, <Time at={changed_at} />
          </Row>
        ))}
      </List>
      {may(person, 'owner') && (
        <>
          <h2>Sent</h2>
          <List empty="Nothing was sent to the readers yet.">{await sentRows(store, letters)}</List>
          {pages}
        </>
      )}
    </>
  );
});

/** One after the other, as each may have ten thousands of mails: visitors are served in between. */
async function sentRows(store: Store, letters: readonly StoredLetter[]) {
  const rows = [];
  for (const letter of letters) {
    const { id, subject, created_at } = letter;
    const { state, sent, readers } = await readProgress(store, letter);
    rows.push(
      <Row href={deskRoutes.letter(id)} key={id} name={subject}>
        {state}: {sent} of {count(readers, 'reader')}, begun <Time at={created_at} />
      </Row>,
    );
  }
  return rows;
}
