import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { draftPage, letterPage, lettersPage } from '#lib/desk/letter-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { progressOf } from '#lib/owner/letters.ts';
import { count } from '#lib/owner/text.ts';
import { listDrafts } from '#lib/store/drafts.ts';
import { listLetters } from '#lib/store/letters.ts';
import { progressWords } from './words.ts';

export const metadata = { title: 'Letters' };

export default function LettersPage({ searchParams }: { searchParams: SearchParams }) {
  return onDesk({
    title: 'Letters to the readers',
    at: lettersPage,
    searchParams,
    render: renderLetters,
  });
}

async function renderLetters({ store }: Desk) {
  const drafts = await listDrafts(store);
  const letters = await listLetters(store);
  return (
    <>
      <p className="mt-4">
        <a href={draftPage('new')} className="button main">
          Write a letter
        </a>
      </p>
      <h2>Drafts</h2>
      {drafts.length === 0 && (
        <p className="card">A letter that you write is kept here until it is sent.</p>
      )}
      <ul className="grid gap-2">
        {drafts.map(({ id, subject, changed_by, changed_at, planned_at }) => (
          <li key={id} className="card">
            <a href={draftPage(id)} dir="auto" className="font-semibold">
              {subject || 'No subject yet'}
            </a>
            <p className="text-sm text-ink-2">
              {planned_at !== null && (
                <strong>
                  Planned for <Time at={planned_at} />.{' '}
                </strong>
              )}
              Changed by {changed_by}, <Time at={changed_at} />
            </p>
          </li>
        ))}
      </ul>
      <h2>Sent</h2>
      {letters.length === 0 && <p className="card">Nothing was sent to the readers yet.</p>}
      <ul className="grid gap-2">
        {letters.map((letter) => {
          const { state, sent, readers } = progressOf(letter);
          return (
            <li key={letter.id} className="card">
              <a href={letterPage(letter.id)} dir="auto" className="font-semibold">
                {letter.subject}
              </a>
              <p className="text-sm text-ink-2">
                {progressWords[state]}: {sent} of {count(readers, 'reader')}, begun{' '}
                <Time at={letter.created_at} />
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
