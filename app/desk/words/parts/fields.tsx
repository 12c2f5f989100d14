import type { Choices } from '#app/desk/parts/choices.ts';
import {
  Field,
  Hint,
  type Option,
  type Problems,
  Tick,
  Wrong,
} from '#app/desk/parts/desk-field.tsx';
import { isPhotograph } from '#lib/content/names.ts';
import { longest, type Shape } from '#lib/content/shape.ts';
import { firstWords, optionName, partsOf } from '#lib/editing/labels.ts';
import type { Opened } from '#lib/editing/open-form.ts';
import { Thumbnail, Upload } from './picture.tsx';

/** What all fields of a page know. */
export type EditedPage = {
  file: string;
  choices: Choices;
  problems: Problems;
  /** The field at which something was done last. */
  at: string;
};

type FieldProps = {
  shape: Shape;
  form: Opened['typed']['form'];
  /** Of the field in the form: `offer.items.2.text`. */
  name: string;
  label: string;
  page: EditedPage;
};

type PropsOf<Kind extends Shape['kind']> = FieldProps & {
  shape: Extract<Shape, { kind: Kind }>;
};

/** Whatever a shape asks for. */
export function AnyField(props: FieldProps) {
  const { shape } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...props} shape={shape} />;
    case 'list':
      return <List {...props} shape={shape} />;
    case 'picture':
      return <Picture {...props} shape={shape} />;
    case 'ticks':
      return <Ticks {...props} shape={shape} />;
    case 'text':
      return <Line {...props} shape={shape} />;
    case 'tick':
      return (
        <div>
          <Tick defaultChecked={props.form === true} id={props.name} name={props.name}>
            {props.label}
          </Tick>
          <Told {...props} />
        </div>
      );
    default:
      return <Choice {...props} options={optionsOf(shape, props.page.choices)} />;
  }
}

type Chosen = Extract<Shape, { kind: 'choice' | 'drawing' | 'page' }>;

function optionsOf(shape: Chosen, { drawings, pages }: Choices): readonly Option[] {
  if (shape.kind === 'page') return pages(shape.folder);
  if (shape.kind === 'drawing') return drawings.map((value) => ({ value, label: value }));
  return shape.options.map((value) => ({ value, label: optionName(shape, value) }));
}

/** What a control says of its field. @param limits in words */
function asked({ shape, name, label, page }: FieldProps, limits = '') {
  return {
    name,
    label: shape.isOptional ? `${label} (not needed)` : label,
    hint: [shape.hint, limits && `${limits}.`].filter(Boolean).join(' '),
    problems: page.problems,
  };
}

/** The same, of what is no control. */
function Told({ shape, name, page }: FieldProps) {
  return (
    <>
      <Hint hint={shape.hint} of={name} />
      <Wrong of={name} problems={page.problems} />
    </>
  );
}

/** Of an entry of a list, which has a frame; or the whole of a page. */
export function Part(props: FieldProps) {
  const { shape, form, name, page } = props;
  if (shape.kind !== 'group') return <AnyField {...props} />;
  return partsOf(shape, form, name).map((part) => (
    <AnyField {...part} key={part.name} page={page} />
  ));
}

function Group(props: PropsOf<'group'>) {
  const { shape, form, name, label, page } = props;
  const fields = (
    <>
      <Told {...props} />
      <Part {...props} />
    </>
  );
  if (!shape.isOptional) {
    return (
      <fieldset className="grid gap-4 border-l-2 pl-3" id={name}>
        <legend className="mb-2 font-semibold">{label}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details
      className="border-l-2 pl-3"
      id={name}
      open={firstWords(form) !== '' || page.at === name}
    >
      <summary className="py-2 font-semibold">{asked(props).label}</summary>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{label}</legend>
        {fields}
      </fieldset>
    </details>
  );
}

function List(props: PropsOf<'list'>) {
  const { shape, form, name, page } = props;
  const { least, most } = shape;
  const items = partsOf(shape, form, name);
  const { label, hint } = asked(props, limitsInWords(least, most, ['entry', 'entries']));
  return (
    <fieldset className="border-l-2 pl-3" id={name || 'list'}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <Hint hint={hint} of={name} />
      <Wrong of={name} problems={page.problems} />
      {/* For the release before, which a form may be sent to. */}
      <input name={`${name || 'list'}.count`} type="hidden" value={items.length} />
      <div className="mt-2 grid gap-2">
        {items.map((one) => (
          <Entry {...one} isKept={items.length <= least} key={one.name} page={page} />
        ))}
      </div>
      <Limits count={items.length} least={least} most={most} />
      {items.length < most && (
        <button className="mt-3" name="do" type="submit" value={`add:${name}`}>
          Add to “{props.label}”
        </button>
      )}
    </fieldset>
  );
}

type LimitsProps = { count: number; least: number; most: number };

/** Why a list takes no entry more, or gives none up. */
export function Limits({ count, least, most }: LimitsProps) {
  const told = [
    count >= most && `There may be ${most} at most: none can be added.`,
    count <= least && count > 0 && `There have to be ${least} at least: none can be removed.`,
  ].filter(Boolean);
  return told.length > 0 && <p className="mt-2 text-sm text-ink-2">{told.join(' ')}</p>;
}

function Entry({ isKept, ...props }: FieldProps & { isKept: boolean }) {
  const { shape, form, name, label, page } = props;
  const words = firstWords(form);
  const title = `${label}. ${words || 'New'}`;
  const inside = (
    <>
      <Part {...props} />
      <div className="mt-1 flex flex-wrap gap-2">
        {Object.entries(moves).map(([move, label]) =>
          move === 'drop' && isKept ? null : (
            <button
              aria-label={`${label}: ${title}`}
              className={move === 'drop' ? 'danger' : undefined}
              key={move}
              name="do"
              type="submit"
              value={`${move}:${name}`}
            >
              {label}
            </button>
          ),
        )}
      </div>
    </>
  );
  if (shape.kind !== 'group') return <div id={`${name}-entry`}>{inside}</div>;
  const isWrong = [...page.problems.keys()].some((one) => `${one}.`.startsWith(`${name}.`));
  return (
    <details
      className="border bg-sand-100 px-4"
      id={name}
      open={words === '' || isWrong || page.at === name}
    >
      <summary className="py-2">{title}</summary>
      <div className="grid gap-4 pb-4">{inside}</div>
    </details>
  );
}

const moves = { up: 'Up', down: 'Down', drop: 'Remove' };

/** Characters of a field of one line. */
const short = 60;

function Line(props: PropsOf<'text'>) {
  const { least, most, input } = props.shape;
  const limits = limitsInWords(least, most, ['character', 'characters']);
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
      {...(limits && { 'data-from': least, 'data-to': most })}
    />
  );
}

function Choice({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const value = String(props.form);
  const none = { value: '', label: props.shape.isOptional ? 'None' : 'Choose …' };
  const all = [none, ...options];
  const isKnown = all.some((one) => one.value === value);
  return (
    <Field
      {...asked(props)}
      defaultValue={value}
      options={isKnown ? all : [...all, { value, label: value }]}
    />
  );
}

function Ticks(props: PropsOf<'ticks'>) {
  const { shape, form, name, label } = props;
  return (
    <fieldset id={name}>
      <legend className="font-semibold">{label}</legend>
      <Told {...props} />
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
function Picture(props: PropsOf<'picture'>) {
  const { shape, form, name, page } = props;
  const { photographs, drawings } = page.choices;
  const file = String(form);
  const options = [...photographs, ...(shape.drawings ? drawings : [])].map((value) => ({
    value,
    label: isPhotograph(value) ? `Photograph ${value}` : `Drawing ${value}`,
  }));
  return (
    <div className="grid gap-4">
      {photographs.includes(file) && <Thumbnail file={page.file} name={file} />}
      <Choice {...props} options={options} />
      <Upload label="Or add a photograph" of={name} />
    </div>
  );
}

/** `60 to 110 characters`; nothing where any number will do. */
function limitsInWords(least: number, most: number, [one, several]: readonly [string, string]) {
  const many = (count: number) => `${count} ${count === 1 ? one : several}`;
  if (most >= longest.list) return least > 1 ? `At least ${many(least)}` : '';
  if (least === most) return `Just ${many(least)}`;
  return least > 1 ? `${least} to ${many(most)}` : `At most ${many(most)}`;
}
