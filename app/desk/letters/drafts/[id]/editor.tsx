import type { Choice } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { EditorDialogs, TextEditor } from '#app/desk/parts/text-editor.tsx';
import { routes } from '#lib/content/routes.ts';
import type { TypedLetter } from '#lib/letters/drafts.ts';

type Props = {
  /** That a link may lead to. */
  pages: readonly Choice[];
  letter: TypedLetter;
  problems: readonly string[];
  /** Whether it is typed and not saved. */
  isTyped: boolean;
  maySend: boolean;
};

/** Each of its buttons saves what was typed. */
export function Editor({ letter, pages, problems, isTyped, maySend }: Props) {
  const { id, version, subject, preview, words } = letter;
  const wrong = Map.groupBy(problems, (problem) =>
    /^The(re is no)? subject/.test(problem) ? 'subject' : 'words',
  );
  return (
    <>
      <ActForm act="keep-letter" className="mt-4 grid gap-4" data-words fields={{ id, version }}>
        <Field defaultValue={subject} dir="auto" label="Subject" name="subject" problems={wrong} />
        <Field
          defaultValue={preview}
          dir="auto"
          label="What mail programs show beside it (not needed)"
          name="preview"
        />
        <TextEditor
          defaultValue={words}
          help={{ intro: 'A blank line begins a new paragraph. Tables and HTML are not taken.' }}
          label="Words"
          name="words"
          pictures={inLetters}
          problems={wrong}
          rows={18}
        />
        <div className="flex flex-wrap gap-3">
          <button className="main" name="do" type="submit" value="look">
            Save and preview
          </button>
          <button name="do" type="submit" value="copy">
            Save and send me a copy
          </button>
          {maySend && (
            <button name="do" type="submit" value="send">
              Save and send to the readers …
            </button>
          )}
        </div>
        <p className="text-sm text-ink-2" data-state role="status">
          {isTyped && 'Not saved yet; kept for you.'}
        </p>
        {isTyped && (
          <button className="danger justify-self-start" name="do" type="submit" value="throw">
            Throw away what I typed
          </button>
        )}
      </ActForm>
      <DeskScript name="words" />
      <EditorDialogs pages={pages} />
    </>
  );
}

const inLetters = { room: 'letters', from: routes.letterPicture() } as const;
