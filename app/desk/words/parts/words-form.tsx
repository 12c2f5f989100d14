import { allPagesIn, choicesFor } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import type { Query } from '#app/desk/parts/desk-page.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { EditorDialogs } from '#app/desk/parts/text-editor.tsx';
import type { Mistake } from '#lib/content/mistakes.ts';
import { partOf, type Shape, shapeOf } from '#lib/content/shape.ts';
import type { WordDraft } from '#lib/database/schema.ts';
import type { Opened } from '#lib/editing/draft.ts';
import { entryOf, isNew, pageOf, savedAs } from '#lib/editing/files.ts';
import { fieldProblems, placeOf } from '#lib/editing/labels.ts';
import { asChange, takeName } from '#lib/editing/take-release.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { checkChanged, checkTogether } from '#lib/editing/working-copy.ts';
import type { Conflict } from '#lib/words/merge.ts';
import type { Working } from '#lib/words/working.ts';
import { Article } from './article.tsx';
import { Body } from './body.tsx';
import { EditForm } from './edit-form.tsx';
import { Page } from './page-acts.tsx';
import { Part } from './part.tsx';

export type WordsFormProps = {
  file: string;
  opened: Opened;
  /** Who else has typed something and not saved it. */
  others: readonly WordDraft[];
  query: Query;
  working: Working;
};

/** All that a file says, to be changed. */
export function WordsForm(props: WordsFormProps) {
  const { file, opened, others, query, working } = props;
  const { words } = working;
  const { typed, slug } = opened;
  const shape = shapeOf(file);
  const target = savedAs(file, slug) ?? file;
  const mistakes = mistakesIn(target, props);
  const { fields: problems, rest } = fieldProblems(target, typed.form, mistakes);
  const page = { file, choices: choicesFor(words, file), problems, at: query.at ?? '' };
  const isArticle = entryOf(file)?.folder === 'articles';
  const address = isNew(file) && (
    <Field
      autoCapitalize="off"
      defaultValue={slug}
      hint={`Small letters, digits and hyphens, such as ${pageOf(file).replace('_', 'opening-a-shop')}. Without it, the title is taken.`}
      label="End of its address (not needed)"
      name="slug"
    />
  );
  const isPage = entryOf(file) && !isNew(file);
  const touched = [...problems.keys(), page.at];
  const whole = { form: typed.form, label: titleIn(words, file), name: '', page, shape };
  return (
    <>
      {isPage && (
        <p className="mt-2">
          <a href="#page">Its place in the menu, its address, another like it</a>
        </p>
      )}
      <Wrong fields={[...problems.keys()]} shape={shape} />
      <EditForm
        file={file}
        icons={page.choices.icons}
        opened={opened}
        others={others}
        problems={rest}
      >
        <Mixed conflicts={working.conflicts.get(file) ?? []} file={file} />
        {isArticle ? (
          <Article page={page} typed={typed}>
            {address}
          </Article>
        ) : isNew(file) && shape.kind === 'group' ? (
          <>
            <Part {...whole} shape={fieldsOf(shape, false)} />
            <details
              open={query.say === 'words.address-there' || touched.some(isOptionalIn(shape))}
            >
              <summary className="py-2 font-semibold">More, none of it needed</summary>
              <div className="grid gap-5">
                {address}
                <Part {...whole} shape={fieldsOf(shape, true)} />
              </div>
            </details>
          </>
        ) : (
          <>
            <Part {...whole} />
            {file.endsWith('.md') && <Body body={typed.body} page={page} />}
          </>
        )}
      </EditForm>
      {isPage && <Page file={file} like={query.like} words={words} />}
      {file.endsWith('.md') && <EditorDialogs pages={allPagesIn(words)} />}
    </>
  );
}

const isOptionalIn = (shape: Shape) => (field: string) =>
  partOf(shape, field.replace(/\..*/, ''))?.isOptional;

/** Those fields of a page that may be left out, or those that may not. */
function fieldsOf(shape: Shape & { kind: 'group' }, areOptional: boolean): Shape {
  const fields = Object.entries(shape.fields).filter(([, one]) => one.isOptional === areOptional);
  return { ...shape, fields: Object.fromEntries(fields) };
}

/** Where a new version of the site says something else than what was written here. */
function Mixed({ conflicts, file }: { conflicts: readonly Conflict[]; file: string }) {
  if (conflicts.length === 0) return null;
  return (
    <Note aria-label="Changed by a new version of the site" as="section">
      <p className="font-semibold">A new version of the site says something else here:</p>
      <p className="text-sm">
        Your words stand below. Take the others one by one, or press Save to keep yours.
      </p>
      {conflicts.map((conflict) => (
        <div className="mt-3" key={conflict.field}>
          <FieldChanges fields={[asChange(conflict)]} file={file} isInForm />
          <button className="mt-1" name="do" type="submit" value={takeName(conflict.field)}>
            Take the new words
          </button>
        </div>
      ))}
    </Note>
  );
}

/** Leads to the fields that have something wrong. */
function Wrong({ shape, fields }: { shape: Shape; fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <Note aria-label="What is wrong" as="nav" look="wrong">
      <p>To be put right before it can be published:</p>
      <ul className="flex flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <a className="inline-block py-2" href={`#${field}`}>
              {placeOf(shape, field)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** What keeps it from being saved; of what is saved, what keeps it from being published. */
function mistakesIn(
  file: string,
  { opened, query, working: { words } }: WordsFormProps,
): readonly Mistake[] {
  if (query.say === 'words.mistakes') return checkChanged(words, file, opened.typed);
  const isAsked = query.say === 'words.saved' || query.check === 'on';
  return isAsked ? checkTogether(words).filter((one) => one.file === file) : [];
}
