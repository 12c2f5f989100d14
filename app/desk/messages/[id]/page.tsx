import { stateWords } from '#app/desk/messages/words.ts';
import { onDesk, type SearchParams } from '#app/desk/parts/on-desk.tsx';
import { Press } from '#app/desk/parts/press.tsx';
import { howLong } from '#app/desk/parts/time.tsx';
import { answerLink } from '#lib/desk/answer-link.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { env } from '#lib/env.ts';
import { formatTime } from '#lib/mail/mail-content.ts';
import { mailsInFolder } from '#lib/mail/mail-folder.ts';
import { changeInWords } from '#lib/owner/messages.ts';
import { phoneLink } from '#lib/routes.ts';
import { sourceName } from '#lib/shared/source.ts';
import { changesOf } from '#lib/store/changes.ts';
import { inspectLead, type LeadWithMail } from '#lib/store/lead-list.ts';
import { isMark } from '#lib/store/lead-marks.ts';
import type { Change } from '#lib/store/schema.ts';

export const metadata = { title: 'A message' };

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function MessagePage({ params, searchParams }: Props) {
  const { id } = await params;
  return onDesk({
    title: 'A message',
    at: deskRoutes.home,
    searchParams,
    render: (desk) => renderMessage(desk, id),
  });
}

async function renderMessage({ store }: Desk, id: string) {
  const found = await inspectLead(store, id, mailsInFolder(env().DATA_DIR));
  if (!found) return <p className="mt-4">This message is no longer there.</p>;
  const changes = await changesOf(store, id);
  const { lead } = found;
  return (
    <>
      <p className="mt-2">
        <strong>{stateWords[lead.state].name}.</strong> {stateWords[lead.state].means}
      </p>
      <p dir="auto" className="mt-4 border-l-4 border-genda-500 bg-white p-4 whitespace-pre-wrap">
        {lead.message}
      </p>
      <Buttons found={found} last={changes.find(isMark)} />
      <Facts found={found} />
      <form method="post" action={deskRoutes.act('note')} className="mt-6">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="was" value={lead.note ?? ''} />
        <label htmlFor="note">Note, for you and the others at the desk</label>
        <textarea id="note" name="note" rows={3} maxLength={2000} defaultValue={lead.note ?? ''} />
        <button type="submit" className="mt-2">
          Keep the note
        </button>
      </form>
      {changes.length > 0 && (
        <>
          <h2>What was done with it</h2>
          <ul>
            {changes.map((change) => (
              <li key={change.id}>{changeInWords(change)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Buttons({ found, last }: { found: LeadWithMail; last: Change | undefined }) {
  const { lead, mail } = found;
  const { id, state } = lead;
  const isOpen = ['waiting', 'refused', 'sent', 'folder'].includes(state);
  const isReleased = isOpen && last?.what === 'message released';
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-3">
      {(isOpen || state === 'answered') && (
        <a href={answerLink(lead)} className="button main">
          Write an answer
        </a>
      )}
      {state === 'held' && (
        <Press act="released" label="A person wrote this" fields={{ id }} look="main" />
      )}
      {isOpen && <Press act="answered" label="Answered" fields={{ id }} />}
      {((isOpen && !isReleased) || state === 'held') && (
        <Press act="dismissed" label="Not a message" fields={{ id }} />
      )}
      {last && last.what !== 'message mark undone' && (
        <Press act="undo" label="Take that back" fields={{ id, act: last.act }} />
      )}
      {mail && (state === 'refused' || state === 'folder') && (
        <Press act="send-again" label="Send its mail again" fields={{ id }} />
      )}
    </div>
  );
}

function Facts({ found: { lead, mail } }: { found: LeadWithMail }) {
  return (
    <dl className="mt-6">
      <dt>From</dt>
      <dd>
        <bdi>{lead.name}</bdi>
      </dd>
      <dt>E-mail</dt>
      <dd>
        <bdi>{lead.email}</bdi>{' '}
        <a href={`${deskRoutes.page('person')}?${new URLSearchParams({ email: lead.email })}`}>
          All that is kept of this person
        </a>
      </dd>
      <dt>Phone</dt>
      <dd>{lead.phone ? <a href={phoneLink(lead.phone)}>{lead.phone}</a> : 'not given'}</dd>
      <dt>Came</dt>
      <dd>{formatTime(lead.received_at)}</dd>
      <dt>From the page</dt>
      <dd>{lead.page}</dd>
      <dt>Brought by</dt>
      <dd>
        <bdi>{sourceName(lead) || 'not known'}</bdi>
      </dd>
      {lead.answered_at !== null && (
        <>
          <dt>Answered after</dt>
          <dd>{howLong(lead.answered_at - lead.received_at)}</dd>
        </>
      )}
      {lead.suspicion && (
        <>
          <dt>Suspect, as</dt>
          <dd>{lead.suspicion}</dd>
        </>
      )}
      {mail?.last_error && (
        <>
          <dt>The mail server said</dt>
          <dd>{mail.last_error}</dd>
        </>
      )}
    </dl>
  );
}
