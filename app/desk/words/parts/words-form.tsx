import { allPagesIn, choicesFor } from '#app/desk/parts/choices.ts';
import { Field, problems } from '#app/desk/parts/desk-field.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Do } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { EditorDialogs } from '#app/desk/parts/text-editor.tsx';
import { entryOf } from '#lib/content/schema.ts';
import { type Shape, shapeOf } from '#lib/content/shape.ts';
import { valueAt } from '#lib/content/tree.ts';
import { pageOf } from '#lib/editing/files.ts';
import { ArticleHead } from './article.tsx';
import { Body } from './body.tsx';
import { EditForm, type FormProps } from './edit-form.tsx';
import { Part } from './fields.tsx';
import { Page } from './page-acts.tsx';

/**
 * All that a file says, to be changed. What a new page may leave out, and what does not stand at the head of an article,
 * is in a fold, open while it lacks something.
 */
export function WordsForm({ form, query }: FormProps) {
  const { file, isNew, words, typed, slug, title, conflicts } = form;
  const page = { file, words, choices: choicesFor(words, file), at: query.at ?? '' };
  const isArticle = entryOf(file)?.folder === 'articles';
  const isPage = entryOf(file) && !isNew;
  const isMarkdown = file.endsWith('.md');
  const shape = shapeOf(file);
  const fields = Object.entries(shape.kind === 'group' ? shape.fields : {});
  const isFolded = ([name, one]: [string, Shape]) =>
    isArticle ? !inHead.test(name) : isNew && one.isOptional;
  const folded = fields.filter(isFolded);
  const isIn = (field: string) =>
    (isNew && field === 'slug') || folded.some(([name]) => field.split('.')[0] === name);
  const partWith = (some: typeof fields) => (
    <Part
      form={typed.form}
      label={title}
      name=""
      page={page}
      shape={folded.length > 0 ? { ...group, fields: Object.fromEntries(some) } : shape}
    />
  );
  return (
    <>
      {isPage && (
        <p className="mt-2">
          <a href="#page">Its place in the menu, its address, another like it</a>
        </p>
      )}
      <EditForm form={form} query={query}>
        {conflicts.length > 0 && (
          <Note aria-label="Changed by a new version of the site" as="section">
            <p className="font-semibold">A new version of the site says something else here:</p>
            <p className="text-sm">
              Your words stand below. Take the others one by one, or press Save to keep yours.
            </p>
            {conflicts.map((conflict) => (
              <div className="mt-3" key={conflict.field}>
                <FieldChanges
                  fields={[conflict]}
                  file={file}
                  form={typed.form}
                  isInForm
                  words={words}
                />
                <Do className="mt-1" label="Take the new words" what={`take:${conflict.field}`} />
              </div>
            ))}
          </Note>
        )}
        {isArticle ? (
          <ArticleHead form={typed.form} page={page} />
        ) : (
          partWith(fields.filter((one) => !isFolded(one)))
        )}
        {isMarkdown && <Body body={typed.body} page={page} />}
        {folded.length > 0 && (
          <details
            className="border bg-sand-100 px-4"
            open={
              [...problems().keys(), page.at].some(isIn) ||
              folded.some(([name, one]) => !one.isOptional && !valueAt(typed.form, name))
            }
          >
            <summary className="py-3 font-semibold">
              {isArticle
                ? 'Cover, date, category, author, call at its end'
                : 'More, none of it needed'}
            </summary>
            <div className="grid gap-5 pb-4">
              {isNew && (
                <Field
                  autoCapitalize="off"
                  defaultValue={slug}
                  hint={`Small letters, digits and hyphens, such as ${pageOf(file).replace('_', 'opening-a-shop')}. Without it, the title is taken.`}
                  label="End of its address (not needed)"
                  name="slug"
                />
              )}
              {partWith(folded)}
            </div>
          </details>
        )}
      </EditForm>
      {isPage && <Page file={file} query={query} words={words} />}
      {isMarkdown && <EditorDialogs pages={allPagesIn(words)} />}
    </>
  );
}

const inHead = /^(?:title|excerpt)$/;
const group = { kind: 'group', isOptional: false } as const;
