import type { Choices } from '#app/desk/parts/choices.ts';
import { Field, type Option, Tick, Told } from '#app/desk/parts/desk-field.tsx';
import { isPhotograph } from '#lib/content/names.ts';
import { longest, type Shape } from '#lib/content/shape.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { Form } from '#lib/editing/form.ts';
import { optionName } from '#lib/editing/labels.ts';
import { Thumbnail, Upload } from './picture.tsx';

/** What all fields of a page know. */
export type EditedPage = {
  file: string;
  words: WordFiles;
  choices: Choices;
  /** The field at which something was done last. */
  at: string;
};

export type FieldProps = {
  shape: Shape;
  form: Form;
  /** Of the field in the form: `offer.items.2.text`. */
  name: string;
  label: string;
  page: EditedPage;
};

export type PropsOf<Kind extends Shape['kind']> = FieldProps & {
  shape: Extract<Shape, { kind: Kind }>;
};

/** Characters of a field of one line. */
const short = 60;

export function Line(props: PropsOf<'text'>) {
  const { most, input } = props.shape;
  const limits = most < longest.text ? `At most ${most} characters` : '';
  const value = String(props.form);
  const isLong = input === 'text' && most > short;
  const types = {
    text: {
      dir: 'auto',
      rows: isLong ? Math.min(12, Math.ceil(value.length / 45) || 1) : undefined,
    },
    icon: { list: 'icons', autoComplete: 'off' },
    number: { inputMode: 'decimal' },
    date: { type: 'date', className: 'max-w-48' },
    time: { type: 'time', className: 'max-w-48' },
  } as const;
  return (
    <Field
      {...asked(props, limits)}
      defaultValue={value}
      {...types[input]}
      {...(limits && { 'data-to': most })}
    />
  );
}

type Chosen = 'choice' | 'drawing' | 'page' | 'picture';

export function Choice(props: PropsOf<Chosen>) {
  const value = String(props.form);
  const none = { value: '', label: props.shape.isOptional ? 'None' : 'Choose …' };
  const all = [none, ...optionsOf(props)];
  const isKnown = all.some((one) => one.value === value);
  return (
    <Field
      {...asked(props)}
      defaultValue={value}
      options={isKnown ? all : [...all, { value, label: value }]}
    />
  );
}

function optionsOf({ shape, page }: PropsOf<Chosen>): readonly Option[] {
  const { drawings, pages, photographs } = page.choices;
  if (shape.kind === 'page') return pages(shape.folder);
  if (shape.kind === 'drawing') return drawings.map((value) => ({ value, label: value }));
  if (shape.kind === 'choice') {
    return shape.options.map((value) => ({ value, label: optionName(shape, value) }));
  }
  const files = [...photographs, ...(shape.drawings ? drawings : [])];
  return files.map((value) => ({
    value,
    label: `${isPhotograph(value) ? 'Photograph' : 'Drawing'} ${value}`,
  }));
}

export function One(props: PropsOf<'tick'>) {
  const { form, name, label } = props;
  return (
    <div>
      <Tick defaultChecked={form === true} id={name} name={name}>
        {label}
      </Tick>
      <Told {...asked(props)} of={name} />
    </div>
  );
}

export function Ticks(props: PropsOf<'ticks'>) {
  const { shape, form, name } = props;
  const { label, ...told } = asked(props);
  return (
    <fieldset id={name}>
      <legend className="font-semibold">{label}</legend>
      <Told {...told} of={name} />
      <div className="flex flex-wrap gap-x-4">
        {shape.options.map((one) => (
          <Tick defaultChecked={[form].flat().includes(one)} key={one} name={name} value={one}>
            {one}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

/** A drawing or a photograph that is there, or a new photograph. */
export function Picture(props: PropsOf<'picture'>) {
  const { form, name, page } = props;
  const file = String(form);
  return (
    <div className="grid gap-4">
      {page.choices.photographs.includes(file) && <Thumbnail file={page.file} name={file} />}
      <Choice {...props} />
      <Upload label="Or add a photograph" of={name} />
    </div>
  );
}

type LimitsProps = { count: number; least: number; most: number };

/** Why a list takes no entry more, or gives none up. */
export function Limits({ count, least, most }: LimitsProps) {
  const told = [
    count >= most && `It has ${most} at most: none can be added.`,
    count > 0 && count <= least && `It has ${least} at least: none can be removed.`,
  ];
  return <p className="mt-2 text-sm text-ink-2 empty:hidden">{told.filter(Boolean).join(' ')}</p>;
}

/** What a control says of its field. @param limits in words */
export function asked({ shape, name, label }: FieldProps, limits = '') {
  return {
    name,
    label: shape.isOptional ? `${label} (not needed)` : label,
    hint: [shape.hint, limits && `${limits}.`].filter(Boolean).join(' '),
  };
}
