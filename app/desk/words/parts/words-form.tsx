import type { ReactNode } from 'react';
import { allPagesIn, choicesFor } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { FieldChanges } from '#app/desk/parts/field-changes.tsx';
import { Do } from '#app/desk/parts/form.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { EditorDialogs } from '#app/desk/parts/text-editor.tsx';
import { partOf, type Shape, shapeOf } from '#lib/content/shape.ts';
import { entryOf, pageOf } from '#lib/editing/files.ts';
import { fieldName } from '#lib/editing/labels.ts';
import { Article } from './article.tsx';
import { Body } from './body.tsx';
import { EditForm, type FormProps } from './edit-form.tsx';
import { Part } from './fields.tsx';
import { Page } from './page-acts.tsx';

/** All that a file says, to be changed. */
export function WordsForm({ form, query }: FormProps) {
  const { file, isNew, words, typed, slug, problems } = form;
  const page = { file, choices: choicesFor(words, file), problems, at: query.at ?? '' };
  const isPage = entryOf(file) && !isNew;
  const isMarkdown = file.endsWith('.md');
  const address = isNew && (
    <Field
      autoCapitalize="off"
      defaultValue={slug}
      hint={`Small letters, digits and hyphens, such as ${pageOf(file).replace('_', 'opening-a-shop')}. Without it, the title is taken.`}
      label="End of its address (not needed)"
      name="slug"
    />
  );
  const partWith = (shape: Shape) => (
    <Part form={typed.form} label={form.title} name="" page={page} shape={shape} />
  );
  return (
    <>
      {isPage && (
        <p className="mt-2">
          <a href="#page">Its place in the menu, its address, another like it</a>
        </p>
      )}
      <Wrong form={form} />
      <EditForm form={form} query={query}>
        <Mixed form={form} />
        {entryOf(file)?.folder === 'articles' ? (
          <Article page={page} typed={typed}>
            {address}
          </Article>
        ) : address ? (
          <New isOpen={query.say === 'words.address-there'} page={page} partWith={partWith}>
            {address}
          </New>
        ) : (
          <>
            {partWith(shapeOf(file))}
            {isMarkdown && <Body body={typed.body} page={page} />}
          </>
        )}
      </EditForm>
      {isPage && <Page file={file} like={query.like} words={words} />}
      {isMarkdown && <EditorDialogs pages={allPagesIn(words)} />}
    </>
  );
}

type NewProps = {
  page: { file: string; at: string; problems: ReadonlyMap<string, unknown> };
  partWith: (shape: Shape) => ReactNode;
  isOpen: boolean;
  /** Its address. */
  children: ReactNode;
};

/** The fields of a new page, in a fold those that may be left out. */
function New({ page: { file, at, problems }, partWith, isOpen, children }: NewProps) {
  const shape = shapeOf(file);
  const isOptional = (field: string) => partOf(shape, field.replace(/\..*/, ''))?.isOptional;
  const those = (areOptional: boolean): Shape => {
    const fields = Object.entries(shape.kind === 'group' ? shape.fields : {});
    const some = fields.filter(([, one]) => one.isOptional === areOptional);
    return { kind: 'group', isOptional: false, fields: Object.fromEntries(some) };
  };
  return (
    <>
      {partWith(those(false))}
      <details open={isOpen || [...problems.keys(), at].some(isOptional)}>
        <summary className="py-2 font-semibold">More, none of it needed</summary>
        <div className="grid gap-5">
          {children}
          {partWith(those(true))}
        </div>
      </details>
    </>
  );
}

type OwnProps = Pick<FormProps, 'form'>;

/** Where a new version of the site says something else than what was written here. */
function Mixed({ form: { file, conflicts } }: OwnProps) {
  if (conflicts.length === 0) return null;
  return (
    <Note aria-label="Changed by a new version of the site" as="section">
      <p className="font-semibold">A new version of the site says something else here:</p>
      <p className="text-sm">
        Your words stand below. Take the others one by one, or press Save to keep yours.
      </p>
      {conflicts.map((conflict) => (
        <div className="mt-3" key={conflict.field}>
          <FieldChanges fields={[conflict]} file={file} isInForm />
          <Do className="mt-1" label="Take the new words" what={`take:${conflict.field}`} />
        </div>
      ))}
    </Note>
  );
}

/** Leads to the fields that have something wrong. */
function Wrong({ form: { file, typed, problems } }: OwnProps) {
  if (problems.size === 0) return null;
  return (
    <Note aria-label="What is wrong" as="nav" look="wrong">
      <p>To be put right before it can be published:</p>
      <ul className="flex flex-wrap gap-x-4">
        {[...problems.keys()].map((field) => (
          <li key={field}>
            <a className="inline-block py-2" href={`#${field}`}>
              {fieldName(file, field, typed.form)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
