import { choicesFor } from '#app/desk/parts/choices.ts';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import { Facts } from '#app/desk/parts/list.tsx';
import { Note } from '#app/desk/parts/note.tsx';
import { MarksHelp } from '#app/desk/parts/text-editor.tsx';
import { env } from '#lib/base/env.ts';
import { factsOf } from '#lib/content/facts.ts';
import { withSettings } from '#lib/content/read-content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { compareLines } from '#lib/editing/differences.ts';
import type { Draft } from '#lib/editing/draft.ts';
import { addressOf, editPage, formAt } from '#lib/editing/files.ts';
import { fieldProblems, labelAt, placeOf } from '#lib/editing/labels.ts';
import {
  entryAround,
  fieldsIn,
  isNewEntry,
  isOfText,
  type Only,
  shapeAtField,
  valueAtField,
  withEntry,
} from '#lib/editing/only.ts';
import { titleIn } from '#lib/editing/title-of.ts';
import { checkChanged, type Words } from '#lib/editing/working-copy.ts';
import { EditForm } from './edit-form.tsx';
import { InMenu } from './in-menu.tsx';
import { linksBelow, menuLinksOf } from './menu-links.ts';
import { AnyField } from './part.tsx';
import type { EditedPage } from './props.ts';
import type { WordsFormProps } from './words-form.tsx';

type Props = WordsFormProps & {
  only: Only;
  /** What the person typed when something else stood here. */
  stray: Draft | undefined;
};

/** A few fields of a file: on a page of their own, and in the sheet of the site (browser/site.ts). */
export function FieldsForm(props: Props) {
  const { file, only, opened, others, query, stray, working } = props;
  const { words } = working;
  // Once it is typed in, the draft has it.
  const typed = opened.isChanged ? opened.typed : withEntry(file, opened.typed, only);
  const shape = shapeOf(file);
  const fields = fieldsIn(only);
  const isGone = (field: string) =>
    [typed, opened.base].every((words) => valueAtField(words, field) === undefined);
  if (fields.every(isGone)) {
    return <p>It is no longer there.</p>;
  }
  const mistakes = query.say === 'words.mistakes' ? checkChanged(words, file, typed) : [];
  const { fields: problems, rest } = fieldProblems(file, typed.form, mistakes);
  const [first = ''] = fields;
  const page = { file, choices: choicesFor(words, file), problems, at: query.at ?? first };
  const title = isOfText(first) ? 'Text' : placeOf(shape, first);
  return (
    <>
      <h1>{title}</h1>
      <p className="text-sm text-ink-2">
        {titleIn(words, file)} ·{' '}
        <a href={editPage(file)}>{isOfText(first) ? 'Write the whole text' : 'all its fields'}</a>
      </p>
      {stray && <Stray file={file} only={only} typed={stray} />}
      <EditForm
        below={<Entry field={first} {...props} />}
        file={file}
        icons={page.choices.icons}
        only={only}
        opened={opened}
        others={others}
        problems={rest}
      >
        {fields.map((field) => (
          <One base={opened.base} field={field} key={field} page={page} typed={typed} />
        ))}
        <Braces {...props} />
      </EditForm>
      {fields.includes('name') && <InMenu links={menuLinksOf(words, file)} />}
      <InMenu links={linksBelow(words, openedBy(typed, first))} />
    </>
  );
}

/** Whose pages stand in the list that an entry of the menu's bar opens. */
function openedBy(words: Words, field: string): string {
  const [entry] = /^bar\.\d+/.exec(field) ?? [];
  return entry ? String(valueAtField(words, `${entry}.page`)) : '';
}

/** It belongs to what stood here before. */
function Stray({ file, only, typed }: { file: string; only: Only; typed: Draft }) {
  const [field = ''] = fieldsIn(only);
  const before = String(valueAtField(typed.base, field) ?? '');
  const after = isOfText(field)
    ? lineChanges(typed.base.body, typed.typed.body)
    : String(valueAtField(typed.typed, field) ?? '');
  return (
    <Note aria-label="Typed before" as="section">
      <p>You typed this when something else stood here. Copy it to where it belongs.</p>
      {before && <del>{before}</del>} <ins>{after}</ins>
      <ActForm act="words" fields={{ file: addressOf(file), only }}>
        <button className="mt-2" name="do" type="submit" value="throw">
          Throw it away
        </button>
      </ActForm>
    </Note>
  );
}

const lineChanges = (before: string, after: string) =>
  compareLines(before, after)
    .map((change) => change.after)
    .join(' ');

type OneProps = { field: string; typed: Words; base: Words; page: EditedPage };

function One({ field, typed, base, page }: OneProps) {
  if (isOfText(field)) {
    return (
      <div>
        <Field
          defaultValue={String(valueAtField(typed, field, base) ?? '')}
          dir="auto"
          label="Text"
          name={field}
          rows={4}
        />
        <MarksHelp intro="A blank line begins a new paragraph. Empty, it is taken away." />
      </div>
    );
  }
  const shape = shapeAtField(page.file, field);
  const form = valueAtField(typed, field);
  if (!shape || form === undefined) return null;
  const label = labelAt(shapeOf(page.file), field);
  return (
    <>
      {page.file === 'site.yaml' && Object.hasOwn(withSettings(env()), field) && (
        <p>
          A setting of the server, {settings[field]}, says it instead: what is typed here is not
          shown.
        </p>
      )}
      <AnyField form={form} label={label} name={field} page={page} shape={shape} />
    </>
  );
}

/** By the fields of `site.yaml`. */
const settings: Record<string, string> = {
  url: 'SITE_URL',
  email: 'AGENCY_EMAIL',
  privacyEmail: 'AGENCY_PRIVACY_EMAIL',
  phone: 'AGENCY_PHONE',
  chatNumber: 'AGENCY_CHAT_NUMBER or AGENCY_PHONE',
};

/** What braces in a text stand for. */
function Braces({ file, only, working }: Props) {
  const areWords = fieldsIn(only).some((field) => {
    const shape = shapeAtField(file, field);
    return isOfText(field) || (shape?.kind === 'text' && shape.isWords);
  });
  if (!areWords) return null;
  const facts = factsOf(readSources(working.words).sources);
  return (
    <details>
      <summary className="py-2 text-sm">Words in braces, such as {'{city}'}</summary>
      <Facts facts={Object.fromEntries([...facts].map(([name, value]) => [`{${name}}`, value]))} />
    </details>
  );
}

const moveLabels = { up: 'Up', down: 'Down' } as const;

/** The entry of a list that the field stands in. */
function Entry({ file, only, field, opened }: Props & { field: string }) {
  const around = isNewEntry(only) ? undefined : entryAround(file, opened.base, field);
  if (!around) return null;
  const { entry, moves, next } = around;
  return (
    <fieldset className="border-t pt-3">
      <legend className="font-semibold">{placeOf(shapeOf(file), entry)}</legend>
      {entry !== field && (
        <a className="inline-block py-2" href={formAt(file, entry)}>
          All of it
        </a>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(moveLabels).map(([move, label]) =>
          moves[move as keyof typeof moves] ? (
            <button key={move} name="do" type="submit" value={`${move}:${entry}`}>
              {label}
            </button>
          ) : null,
        )}
        {next && (
          <a className="button" href={formAt(file, next)}>
            Add one after it
          </a>
        )}
      </div>
      {moves.drop && (
        <details className="mt-2">
          <summary className="py-2 text-surkh-700">Remove it</summary>
          <button className="danger" name="do" type="submit" value={`drop:${entry}`}>
            Yes, remove it
          </button>
        </details>
      )}
    </fieldset>
  );
}
