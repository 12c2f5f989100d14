import { Fragment } from 'react';
import { choicesFor } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { Do } from '#app/desk/parts/form.tsx';
import { MarksHelp } from '#app/desk/parts/text-editor.tsx';
import { withSettings } from '#lib/content/read-content.ts';
import { entryOf } from '#lib/content/schema.ts';
import { valueAt } from '#lib/content/tree.ts';
import { editPage, formAt } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';
import { Limits } from './controls.tsx';
import { EditForm, type FormProps } from './edit-form.tsx';
import { AnyField } from './fields.tsx';
import { InMenu } from './in-menu.tsx';

/** A few fields of a file: on a page of their own, and in the sheet of the site (browser/site.ts). */
export function FieldsForm({ form, query }: FormProps) {
  const { file, title, words, typed, first, shown } = form;
  const page = { file, words, choices: choicesFor(words, file), at: query.at ?? first };
  // Whose pages stand in the list that an entry of the menu's bar opens.
  const [bar] = /^bar\.\d+/.exec(first) ?? [];
  const entry = entryOf(file);
  return (
    <>
      <h1>{fieldName(file, first, words, typed.form)}</h1>
      <p className="text-sm text-ink-2">
        {title} ·{' '}
        <a href={editPage(file)}>{shown[0]?.shape ? 'all its fields' : 'Write the whole text'}</a>
      </p>
      <EditForm below={<Entry form={form} query={query} />} form={form} query={query}>
        {shown.map(({ field, label, shape, value = '' }) =>
          shape ? (
            <Fragment key={field}>
              {file === 'site.yaml' && Object.hasOwn(withSettings(), field) && (
                <p>A setting of the server says it instead: what is typed here is not shown.</p>
              )}
              <AnyField form={value} label={label} name={field} page={page} shape={shape} />
            </Fragment>
          ) : (
            <div key={field}>
              <Field
                defaultValue={String(value)}
                dir="auto"
                hint="Empty, it is taken away."
                id="body"
                label="Text"
                name={field}
                rows={4}
              />
              <MarksHelp />
            </div>
          ),
        )}
      </EditForm>
      {entry && shown.some(({ field }) => field === 'name') && <InMenu words={words} {...entry} />}
      {bar && <InMenu folder={String(valueAt(typed.form, `${bar}.page`))} words={words} />}
    </>
  );
}

/** The entry of a list that the field stands in. */
function Entry({ form: { file, words, base, entry: around, first }, query }: FormProps) {
  if (!around) return null;
  const { entry, moves, next, ...limits } = around;
  return (
    <fieldset className="border-t pt-3">
      <legend className="font-semibold">{fieldName(file, entry, words, base.form)}</legend>
      {entry !== first && (
        <a className="inline-block py-2" href={formAt(file, entry)}>
          All of it
        </a>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {(['up', 'down'] as const).map((move) => (
          <Do
            className="disabled:opacity-40"
            data-did={query.did === move || undefined}
            disabled={!moves[move]}
            key={move}
            label={move === 'up' ? 'Up' : 'Down'}
            what={`save:${move}:${entry}`}
          />
        ))}
        {next && (
          <a className="button" href={formAt(file, next)}>
            Add one after it
          </a>
        )}
      </div>
      <Limits {...limits} />
      {moves.drop && (
        <details className="mt-2">
          <summary className="py-2 text-surkh-700">Remove it</summary>
          <Do className="danger" label="Yes, remove it" what={`save:drop:${entry}`} />
        </details>
      )}
    </fieldset>
  );
}
