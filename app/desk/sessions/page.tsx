import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { listSessions } from '#lib/sign-in/sessions.ts';

export const metadata = { title: 'Sessions' };

export default function SessionsPage({ searchParams }: { searchParams: SearchParams }) {
  const at = deskRoutes.page('sessions');
  return onDesk({ title: 'Who is signed in', at, searchParams, render: renderSessions });
}

async function renderSessions({ store, person }: Desk) {
  const sessions = await listSessions(store);
  return (
    <>
      <p className="mt-2 max-w-measure">
        A session ends by itself after a week without use, and after 30 days in any case. End one
        that you do not know.
      </p>
      <ul className="mt-4">
        {sessions.map(({ id, email, browser, since, used }) => (
          <li key={id} className="border-b border-sand-200 py-3">
            <p>
              <strong>{email}</strong>
              {id === person.sessionId && ', this browser'}
            </p>
            <p className="text-sm text-ink-2">
              Since <Time at={since} />, last used about <Time at={used} />
            </p>
            <p className="text-sm text-ink-2">
              <bdi>{browser || 'unknown browser'}</bdi>
            </p>
            {id !== person.sessionId && (
              <Press act="end-session" label="End this session" fields={{ id }} look="danger" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
