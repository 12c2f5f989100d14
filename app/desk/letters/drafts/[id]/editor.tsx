import { allPagesIn } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { DeskScript } from '#app/desk/parts/desk-script.tsx';
import { ActForm, Do } from '#app/desk/parts/form.tsx';
import { EditorDialogs, TextEditor } from '#app/desk/parts/text-editor.tsx';
import { routes } from '#lib/content/routes.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { TypedLetter } from '#lib/letters/drafts.ts';

type Props = {
  letter: TypedLetter;
  problems: readonly string[];
  /** Whether it is typed and not saved. */
  isTyped: boolean;
  maySend: boolean;
  /** Whose pages a link may lead to. */
  site: WordFiles;
};

/** Each of its buttons saves what was typed. */
export function Editor({ letter, problems, isTyped, maySend, site }: Props) {
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
          pictures={{ room: 'letters', from: routes.letterPicture() }}
          problems={wrong}
          rows={18}
        />
        <div className="flex flex-wrap gap-3">
          <Do className="main" label="Save and preview" what="look" />
          <Do label="Save and send me a copy" what="copy" />
          {maySend && <Do label="Save and send to the readers …" what="send" />}
        </div>
        <p className="text-sm text-ink-2" data-state role="status">
          {isTyped && 'Not saved yet; kept for you.'}
        </p>
        {isTyped && (
          <Do className="danger justify-self-start" label="Throw away what I typed" what="throw" />
        )}
      </ActForm>
      <DeskScript name="words" />
      <EditorDialogs pages={allPagesIn(site)} />
    </>
  );
}
