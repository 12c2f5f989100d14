import type { ReactNode } from 'react';
import { problems } from '#app/desk/parts/desk-field.tsx';
import type { Query } from '#app/desk/parts/desk-page.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { ActForm, Do } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import { compiled } from '#lib/content/compiled.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { shapeAt } from '#lib/content/tree.ts';
import { personName } from '#lib/desk/people.ts';
import { addressOf } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';
import type { Opened } from '#lib/editing/open-form.ts';

export type FormProps = { form: Opened; query: Query };

type Props = FormProps & {
  /** Below the button that saves. */
  below?: ReactNode;
  children: ReactNode;
};

/** Fields of a file, kept while one types in them (browser/words.ts), and saved by a press. */
export function EditForm({ form, query, below, children }: Props) {
  const {
    file,
    words,
    only,
    base,
    since,
    changes,
    lastSaved,
    isOwn,
    isChanged,
    rest,
    others,
    stray,
  } = form;
  const { form: typed } = form.typed;
  const fields = { file: addressOf(file), ...(only && { only }) };
  const saver = lastSaved ? personName(lastSaved.who) : 'A new version of the site';
  const wrong = only ? [] : [...problems().keys()];
  // One alone is focused, unless it is several controls.
  const isMet = wrong.length === 1 && !several.test(shapeAt(shapeOf(file), `${wrong}`)?.kind ?? '');
  const links = isMet ? [] : wrong;
  return (
    <>
      {rest.length + links.length > 0 && (
        <Note aria-label="What is wrong" as="section" look="wrong">
          <p>To be put right:</p>
          <ul className="list-disc pl-4">
            {rest.map((one) => (
              <li key={one}>{one}</li>
            ))}
            {links.map((field) => (
              <li key={field}>
                <a
                  className="inline-block py-2"
                  href={`#${field === 'body' ? 'body-label' : field}`}
                >
                  {fieldName(file, field, words, typed)}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {form.isBegun && (
        <Note as="p">
          A page that you began before stands here. Throw it away, then press “Make another like it”
          again.
        </Note>
      )}
      {others.map(({ who, changed_at }) => (
        <Note as="p" key={who}>
          {personName(who)} has typed something here and not saved it yet, <Time at={changed_at} />.
        </Note>
      ))}
      {changes.length > 0 && (
        <Note aria-label={isOwn ? 'Saved by you' : 'Changed by somebody else'} as="section">
          <p className="font-semibold">
            {isOwn ? 'You saved this, and typed on since' : `${saver} saved this since you began`}
            {lastSaved && !isOwn && ', '}
            {lastSaved && !isOwn && <Time at={lastSaved.at} />}:
          </p>
          {!isOwn && (
            <p className="text-sm">
              Where you changed nothing yourself, their words stand below. Where you did, yours do:
              saving replaces theirs.
            </p>
          )}
          <FieldChanges fields={changes} file={file} form={typed} isInForm words={words} />
        </Note>
      )}
      {stray.length > 0 && (
        <Note aria-label="Typed before" as="section">
          <p>You typed this when something else stood here. Copy it to where it belongs.</p>
          <FieldChanges fields={stray} file={file} form={typed} words={words} />
          <ActForm act="words" fields={fields}>
            <Do className="mt-2" label="Throw it away" what="throw" />
          </ActForm>
        </Note>
      )}
      <ActForm
        act="words"
        className="mt-4 grid gap-5"
        data-stays={only ? true : undefined}
        data-typed={isChanged || undefined}
        data-words
        encType="multipart/form-data"
        fields={{
          ...fields,
          base: JSON.stringify(base),
          ...(since && { 'base:since': JSON.stringify(since) }),
        }}
        noValidate
      >
        {/* What Enter in a field presses: a browser takes the first button. */}
        <Do aria-hidden className="sr-only min-h-0" label="Save" tabIndex={-1} what="save" />
        {children}
        <datalist id="icons">
          {compiled().icons.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div
          className={`flex flex-wrap items-center gap-3 ${only ? '' : 'sticky bottom-0 border-t bg-paper py-3'}`}
        >
          <Do className="main" label="Save" what="save" />
          <p className="text-sm text-ink-2" data-state role="status">
            {isChanged && 'Not saved yet; kept for you.'}
            {!isChanged && query.was && (
              <>
                Saved. <Do label="Undo" what={`undo:${query.was}`} />
              </>
            )}
          </p>
        </div>
        {isChanged && (
          <Do className="danger justify-self-start" label="Throw away what I typed" what="throw" />
        )}
        {below}
      </ActForm>
    </>
  );
}

const several = /^(?:group|list|ticks?)$/;
