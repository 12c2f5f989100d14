import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { List, pageOf, Row } from '#app/desk/parts/list.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import { may } from '#lib/desk/rights.ts';
import { typedLetters } from '#lib/letters/drafts.ts';
import { readProgress } from './progress.ts';

const page = { entry: 'letters', title: 'Letters to the readers' } as const;

export default deskPage(page, async ({ store, person, query }) => {
  const typed = await typedLetters(store, person.email);
  const { db } = store;
  const drafts = await db.selectFrom('drafts').selectAll().orderBy('changed_at', 'desc').execute();
  const { rows: letters, pages } = await pageOf(
    query,
    25,
    db.selectFrom('letters').selectAll().orderBy('created_at', 'desc'),
  );
  const isOwner = may(person, 'owner');
  const sent = [];
  // One after the other, as each may have ten thousands of mails: visitors are served in between.
  for (const letter of isOwner ? letters : [])
    sent.push({ ...letter, ...(await readProgress(store, letter)) });
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
      {isOwner && (
        <>
          <h2>Sent</h2>
          <List empty="Nothing was sent to the readers yet.">
            {sent.map(({ id, subject, created_at, state, sent, readers }) => (
              <Row href={deskRoutes.letter(id)} key={id} name={subject}>
                {state}: {sent} of {count(readers, 'reader')}, begun <Time at={created_at} />
              </Row>
            ))}
          </List>
          {pages}
        </>
      )}
    </>
  );
});
