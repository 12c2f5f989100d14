import type { Choice as Option } from '#lib/words/choices.ts';
import { entries } from '#lib/words/form.ts';
import { described, Hint, Problems } from './problems.tsx';
import type { FieldProps, PropsOf } from './props.ts';

/** Characters of a field of one line. */
const short = 60;

export function Line(props: PropsOf<'text'>) {
  const { shape, form, name, label, page } = props;
  const { least, most, input } = shape;
  const isLong = input === 'text' && most > short;
  const limits = limitsInWords(least, most, 'character');
  const hint = [shape.hint, limits && `${limits}.`].filter(Boolean).join(' ');
  const value = String(form);
  const common = {
    id: name,
    name,
    defaultValue: value,
    ...described(props, hint),
    ...(limits && { 'data-from': least, 'data-to': most }),
  };
  return (
    <div>
      <label htmlFor={name}>{withNeed(label, shape.isOptional)}</label>
      <Hint name={name} hint={hint} />
      {isLong ? (
        <textarea {...common} rows={Math.min(12, Math.ceil(value.length / 45) || 1)} dir="auto" />
      ) : (
        <input
          {...common}
          {...typeOf(input)}
          className={input === 'date' || input === 'time' ? 'max-w-48' : undefined}
        />
      )}
      <Problems name={name} page={page} />
    </div>
  );
}

function typeOf(input: PropsOf<'text'>['shape']['input']) {
  if (input === 'icon') return { list: 'icons', autoComplete: 'off' } as const;
  if (input === 'number') return { inputMode: 'decimal' } as const;
  return input === 'text' ? ({ dir: 'auto' } as const) : { type: input };
}

type ChoiceProps = FieldProps & { options: readonly Option[] };

export function Choice({ options, ...props }: ChoiceProps) {
  const { shape, form, name, label, page } = props;
  const value = String(form);
  const isKnown = value === '' || options.some((one) => one.value === value);
  const all = isKnown ? options : [...options, { value, label: value }];
  return (
    <div>
      <label htmlFor={name}>{withNeed(label, shape.isOptional)}</label>
      <Hint name={name} hint={shape.hint ?? ''} />
      <select id={name} name={name} defaultValue={value} {...described(props, shape.hint ?? '')}>
        <option value="">{shape.isOptional ? 'None' : 'Choose …'}</option>
        {all.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <Problems name={name} page={page} />
    </div>
  );
}

export function PageChoice(props: PropsOf<'page'>) {
  return <Choice {...props} options={props.page.choices.pages(props.shape.folder)} />;
}

export function Tick({ shape, form, name, label, page }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="flex items-center gap-2 py-2">
        <input id={name} name={name} type="checkbox" defaultChecked={form === true} />
        {label}
      </label>
      <Hint name={name} hint={shape.hint ?? ''} />
      <Problems name={name} page={page} />
    </div>
  );
}

export function Ticks({ shape, form, name, label, page }: PropsOf<'ticks'>) {
  return (
    <fieldset id={name}>
      <legend className="font-semibold">{label}</legend>
      <Hint name={name} hint={shape.hint ?? ''} />
      <div className="flex flex-wrap gap-x-4">
        {shape.options.map((one) => (
          <label key={one} className="flex items-center gap-2 py-2 font-normal">
            <input
              name={name}
              value={one}
              type="checkbox"
              defaultChecked={entries(form).includes(one)}
            />
            {one}
          </label>
        ))}
      </div>
      <Problems name={name} page={page} />
    </fieldset>
  );
}

const withNeed = (label: string, isOptional: boolean) =>
  isOptional ? `${label} (not needed)` : label;

/** `60 to 110 characters`; nothing where any number will do. */
export function limitsInWords(least: number, most: number, what: string): string {
  const many = (count: number) => `${count} ${what}${count === 1 ? '' : 's'}`;
  if (most >= 1000) return least > 1 ? `At least ${many(least)}` : '';
  if (least === most) return `Just ${many(least)}`;
  return least > 1 ? `${least} to ${many(most)}` : `At most ${many(most)}`;
}
