import { randomUUID } from 'node:crypto';
import { MailFrames } from '#app/desk/letters/mail-frames.tsx';
import { allPagesIn } from '#app/desk/parts/choices.ts';
import { Field, problems } from '#app/desk/parts/desk-field.tsx';
import { deskPage } from '#app/desk/parts/desk-page.tsx';
import { ActForm, Ask, Do, Press } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { EditorDialogs, TextEditor } from '#app/desk/parts/text-editor.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { localTime } from '#lib/content/weeks.ts';
import { findRow } from '#lib/database/rows.ts';
import type { RowOf } from '#lib/database/schema.ts';
import { personName } from '#lib/desk/people.ts';
import { may } from '#lib/desk/rights.ts';
import { typedLetters } from '#lib/letters/drafts.ts';
import { countLeft } from '#lib/letters/letters.ts';
import { composeCopy } from '#lib/letters/mails.ts';
import { readDraft } from '#lib/letters/read-letter.ts';
import { readWorking } from '#lib/words/working.ts';

const noLetter = { version: 0, subject: '', preview: '', words: '' };

const page = { entry: 'letters', title: 'Write a letter' } as const;

export default deskPage<{ id: string }>(page, async ({ store, person, params: { id } }) => {
  const maySend = may(person, 'owner');
  const [typed] = await typedLetters(store, person.email, id);
  const draft = await findRow(store.db, 'drafts', { id });
  const letter = typed ?? draft ?? (id === 'new' && { ...noLetter, id: randomUUID() });
  if (!letter) return;
  const read = draft && !typed ? readDraft(draft) : { problems: [] };
  const copy = 'letter' in read && composeCopy(read.letter, person.email);
  const left =
    'letter' in read && (await countLeft(store, { id: read.id, created_at: Date.now() }));
  const wrong = Map.groupBy('problems' in read ? read.problems : [], (problem) =>
    /^The(re is no)? subject/.test(problem) ? 'subject' : 'words',
  );
  for (const [field, told] of wrong) problems().set(field, told);
  return (
    <>
      {draft && (
        <p className="mt-2 text-sm text-ink-2">
          Changed by {personName(draft.changed_by)}, <Time at={draft.changed_at} />
        </p>
      )}
      {draft && <Plan draft={draft} isSendable={left !== false} maySend={maySend} />}
      {/* Each of its buttons saves what was typed. */}
      <ActForm
        act="keep-letter"
        className="mt-4 grid gap-4"
        data-words
        fields={{ id: letter.id, version: letter.version }}
      >
        <Field defaultValue={letter.subject} dir="auto" label="Subject" name="subject" />
        <Field
          defaultValue={letter.preview}
          dir="auto"
          label="What mail programs show beside it (not needed)"
          name="preview"
        />
        <TextEditor
          defaultValue={letter.words}
          label="Words"
          name="words"
          pictures={{ room: 'letters', from: routes.letterPicture() }}
          rows={18}
        />
        <div className="flex flex-wrap gap-3">
          <Do className="main" label="Save and preview" what="look" />
          <Do label="Save and send me a copy" what="copy" />
          {maySend && <Do label="Save and send to the readers …" what="send" />}
        </div>
        <p className="text-sm text-ink-2" data-state role="status">
          {typed && 'Not saved yet; kept for you.'}
        </p>
        {typed && (
          <Do className="danger justify-self-start" label="Throw away what I typed" what="throw" />
        )}
      </ActForm>
      <EditorDialogs pages={allPagesIn((await readWorking(store)).words)} />
      {copy && (
        <>
          <h2 id="mail">The mail</h2>
          <p className="mb-3">
            Subject: <bdi>{copy.subject}</bdi>
          </p>
          <MailFrames html={copy.html} />
        </>
      )}
      {draft && maySend && 'letter' in read && left !== false && (
        <Send draft={draft} left={left} letter={read.id} />
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

type PlanProps = { draft: RowOf<'drafts'>; maySend: boolean; isSendable: boolean };

function Plan({ draft, maySend, isSendable }: PlanProps) {
  const { id, version, planned_at } = draft;
  if (planned_at === null) return null;
  const late =
    'If it does not begin in a minute, the site was down then, or has no mail server: plan it anew, or send it. Or the same words were sent before: change one.';
  return (
    <Note>
      <p>
        {planned_at > Date.now() ? 'It goes out by itself on ' : 'It was planned for '}
        <Time at={planned_at} />. {planned_at <= Date.now() && `${late} `}
        {!maySend && 'What you change takes the plan back: an owner plans it anew.'}
        {maySend && isSendable && <a href="#send">Another time</a>}
      </p>
      {maySend && <Press act="unplan-letter" fields={{ id, version }} label="Take the plan back" />}
    </Note>
  );
}

/** Asks once more. @param left how many readers have not got these words @param letter the id that they will have */
function Send({ draft, left, letter }: { draft: RowOf<'drafts'>; left: number; letter: string }) {
  const { id, version, planned_at } = draft;
  if (left === 0) return <p id="send">Nobody is subscribed.</p>;
  const readers = count(left, 'reader');
  const minutes = Math.ceil(left / env().NEWSLETTER_PER_MINUTE);
  return (
    <section id="send">
      <h2>Send it to the readers?</h2>
      <p>
        It goes to <strong>{readers}</strong>, in about {count(minutes, 'minute')}. What has gone
        cannot be called back.
      </p>
      <Press
        act="send-letter"
        fields={{ id, version, letter }}
        label={`Send it to ${readers} now`}
        look="main"
      />
      <Press act="plan-letter" className="mt-6" fields={{ id, version }} label="Send it then">
        <Field
          className="max-w-[20rem]"
          defaultValue={planned_at === null ? '' : localTime(planned_at).replace(' ', 'T')}
          hint={
            <>
              It is now <Time at={Date.now()} /> there.
            </>
          }
          label={`Or later, by the clock in ${content().site.address.city}`}
          min={localTime(Date.now()).replace(' ', 'T')}
          name="at"
          required
          type="datetime-local"
        />
      </Press>
    </section>
  );
}
