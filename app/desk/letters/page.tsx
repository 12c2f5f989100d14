import type { ReactNode } from 'react';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { pageOf } from '#app/desk/parts/pages.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { count } from '#lib/base/text.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { may } from '#lib/desk/rights.ts';
import { listDrafts } from '#lib/letters/drafts.ts';
import { listLetters } from '#lib/letters/letters.ts';
import { progressOf } from '#lib/letters/progress.ts';
import { listTyped } from '#lib/letters/typed-letter.ts';
import { progressLabels } from './labels.ts';

const page = {
  title: 'Letters to the readers',
  at: deskRoutes.page('letters'),
  right: 'words',
} as const;

const perPage = 25;

export default deskPage(page, async ({ store, person, query }) => {
  const typed = await listTyped(store, person.email);
  const drafts = await listDrafts(store);
  const maySend = may(person, 'owner');
  const { rows: letters, pages } = await pageOf(query, perPage, (part) => listLetters(store, part));
  return (
    <>
      <p className="mt-4">
        <a className="button main" href={deskRoutes.draft('new')}>
          Write a letter
        </a>
      </p>
      <h2>Drafts</h2>
      {drafts.length + typed.length === 0 && (
        <p className="card">A letter that you write is kept here until it is sent.</p>
      )}
      <ul className="grid gap-2">
        {typed.map(({ id, version, subject }) => (
          <Row
            href={deskRoutes.draft(version ? id : 'new')}
            key={id}
            subject={subject || 'No subject yet'}
          >
            What you typed is not saved yet
          </Row>
        ))}
        {drafts.map(({ id, subject, changed_by, changed_at, planned_at }) => (
          <Row href={deskRoutes.draft(id)} key={id} subject={subject || 'No subject yet'}>
            {planned_at !== null && (
              <strong>
                Planned for <Time at={planned_at} />.{' '}
              </strong>
            )}
            Changed by {changed_by}, <Time at={changed_at} />
          </Row>
        ))}
      </ul>
      {maySend && <h2>Sent</h2>}
      {maySend && letters.length === 0 && (
        <p className="card">Nothing was sent to the readers yet.</p>
      )}
      <ul className="grid gap-2">
        {(maySend ? letters : []).map((letter) => {
          const { state, sent, readers } = progressOf(letter);
          const { id, subject, created_at } = letter;
          return (
            <Row href={deskRoutes.letter(id)} key={id} subject={subject}>
              {progressLabels[state]}: {sent} of {count(readers, 'reader')}, begun{' '}
              <Time at={created_at} />
            </Row>
          );
        })}
      </ul>
      {maySend && pages}
    </>
  );
});

type RowProps = { href: string; subject: string; children: ReactNode };

function Row({ href, subject, children }: RowProps) {
  return (
    <li className="card">
      <a className="font-semibold" dir="auto" href={href}>
        {subject}
      </a>
      <p className="text-sm text-ink-2">{children}</p>
    </li>
  );
}
