import type { ReactNode } from 'react';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { Time } from '#app/desk/parts/time.tsx';
import type { WordDraft } from '#lib/database/schema.ts';
import type { Opened } from '#lib/editing/draft.ts';
import { addressOf } from '#lib/editing/files.ts';
import { fieldsIn, isOfText, type Only } from '#lib/editing/only.ts';

type Props = {
  file: string;
  /** Where it is not all of the file. */
  only?: Only;
  opened: Opened;
  /** Who else has typed something and not saved it. */
  others: readonly WordDraft[];
  /** What is wrong beside the fields. */
  problems: readonly string[];
  icons: readonly string[];
  /** Below the button that saves. */
  below?: ReactNode;
  children: ReactNode;
};

/** Fields of a file, kept while one types in them (browser/words.ts), and saved by a press. */
export function EditForm({ file, only, opened, others, icons, below, children, ...told }: Props) {
  const { base, changes, isChanged, problem } = opened;
  const fields = { file: addressOf(file), base: JSON.stringify(base), ...(only && { only }) };
  const shown = only && fieldsIn(only).map((one) => (isOfText(one) ? 'body' : one));
  const ofOthers = changes.filter(({ field }) => !shown || shown.includes(field));
  return (
    <>
      <Told problems={[...(problem ? [problem] : []), ...told.problems]} />
      {others.map(({ who, changed_at }) => (
        <Note as="p" key={who}>
          {who} has typed something here and not saved it yet, <Time at={changed_at} />.
        </Note>
      ))}
      <Since changes={ofOthers} file={file} />
      <ActForm
        act="words"
        className="mt-4 grid gap-5"
        data-stays={only ? true : undefined}
        data-words
        encType="multipart/form-data"
        fields={fields}
        noValidate
      >
        <FirstButton />
        {children}
        <datalist id="icons">
          {icons.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div
          className={`flex flex-wrap items-center gap-3 ${only ? '' : 'sticky bottom-0 border-t bg-paper py-3'}`}
        >
          <button className="main" name="do" type="submit" value="save">
            Save
          </button>
          <p className="text-sm text-ink-2" data-state role="status">
            {isChanged && 'Not saved yet; kept for you.'}
          </p>
        </div>
        {isChanged && (
          <button className="danger justify-self-start" name="do" type="submit" value="throw">
            Throw away what I typed
          </button>
        )}
        {below}
      </ActForm>
      <DeskScript name="words" />
    </>
  );
}

/** What Enter in a field presses: a browser takes the first button. */
function FirstButton() {
  return (
    <button
      aria-hidden
      className="sr-only min-h-0"
      name="do"
      tabIndex={-1}
      type="submit"
      value="save"
    >
      Save
    </button>
  );
}

function Since({ changes, file }: Pick<Opened, 'changes'> & { file: string }) {
  if (changes.length === 0) return null;
  return (
    <Note aria-label="Changed by somebody else" as="section">
      <p className="font-semibold">Somebody else saved this since you began:</p>
      <p className="text-sm">
        Where you typed nothing yourself, their words stand below. Where you did, yours do: saving
        replaces theirs.
      </p>
      <FieldChanges fields={changes} file={file} isInForm />
    </Note>
  );
}

function Told({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Note look="wrong">
      <ul className="list-disc pl-4">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Note>
  );
}
