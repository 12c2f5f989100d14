import { randomUUID } from 'node:crypto';
import { MailFrames } from '#app/desk/letters/mail-frames.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { Ask, Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { personName } from '#lib/desk/people.ts';
import { may } from '#lib/desk/rights.ts';
import { findDraft, listTyped, type StoredDraft } from '#lib/letters/drafts.ts';
import { composeCopy } from '#lib/letters/mails.ts';
import { readDraft } from '#lib/letters/read-letter.ts';
import { readWorking } from '#lib/words/working.ts';
import { Editor } from './editor.tsx';

const noLetter = { version: 0, subject: '', preview: '', words: '' };

const page = { entry: 'letters', title: 'Write a letter' } as const;

export default deskPage<{ id: string }>(page, async ({ store, person, params: { id } }) => {
  const maySend = may(person, 'owner');
  const [typed] = await listTyped(store, person.email, id);
  const draft = await findDraft(store, id);
  const letter = typed ?? draft ?? (id === 'new' && { ...noLetter, id: randomUUID() });
  if (!letter) return;
  const read = draft && !typed ? readDraft(draft) : { problems: [] };
  const copy = 'letter' in read && composeCopy(read.letter, person.email);
  return (
    <>
      {draft && (
        <p className="mt-2 text-sm text-ink-2">
          Changed by {personName(draft.changed_by)}, <Time at={draft.changed_at} />
        </p>
      )}
      {draft && <Plan draft={draft} maySend={maySend} />}
      <Editor
        isTyped={typed !== undefined}
        letter={letter}
        maySend={maySend}
        problems={'problems' in read ? read.problems : []}
        site={(await readWorking(store)).words}
      />
      {copy && (
        <>
          <h2 id="mail">The mail</h2>
          <p className="mb-3">
            Subject: <bdi>{copy.subject}</bdi>
          </p>
          <MailFrames html={copy.html} />
        </>
      )}
      {draft && (maySend || draft.planned_at === null) && (
        <div className="mt-8">
          <Ask
            act="throw-letter"
            fields={{ id, version: draft.version }}
            label="Throw this draft away"
            yes="Throw it away"
          >
            It is gone for good then.
          </Ask>
        </div>
      )}
    </>
  );
});

function Plan({ draft, maySend }: { draft: StoredDraft; maySend: boolean }) {
  const { id, version, planned_at } = draft;
  if (planned_at === null) return null;
  const late =
    'If it does not begin in a minute, the site was down then, or has no mail server: plan it anew, or send it. Or the same words were sent before: change one.';
  return (
    <Note>
      <p>
        {planned_at > Date.now() ? 'It goes out by itself on ' : 'It was planned for '}
        <Time at={planned_at} />. {planned_at <= Date.now() && `${late} `}
        {maySend ? (
          <a href={deskRoutes.send(id)}>Another time</a>
        ) : (
          'What you change takes the plan back: an owner plans it anew.'
        )}
      </p>
      {maySend && <Press act="unplan-letter" fields={{ id, version }} label="Take the plan back" />}
    </Note>
  );
}
