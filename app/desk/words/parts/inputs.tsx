import { Field, Hint, type Option, Tick as TickBox, Wrong } from '#app/desk/parts/desk-field.tsx';
import { longest } from '#lib/content/shape.ts';
import { entries } from '#lib/editing/form.ts';
import { asked, type FieldProps, type PropsOf } from './props.ts';

/** Characters of a field of one line. */
const short = 60;

export function Line(props: PropsOf<'text'>) {
  const { least, most, input } = props.shape;
  const isLong = input === 'text' && most > short;
  const limits = limitsInWords(least, most, ['character', 'characters']);
  const value = String(props.form);
  return (
    <Field
      {...asked(props, limits)}
      className={input === 'date' || input === 'time' ? 'max-w-48' : undefined}
      defaultValue={value}
      rows={isLong ? Math.min(12, Math.ceil(value.length / 45) || 1) : undefined}
      {...typeOf(input)}
      {...(limits && { 'data-from': least, 'data-to': most })}
    />
  );
}

function typeOf(input: PropsOf<'text'>['shape']['input']) {
  if (input === 'icon') return { list: 'icons', autoComplete: 'off' } as const;
  if (input === 'number') return { inputMode: 'decimal' } as const;
  return input === 'text' ? ({ dir: 'auto' } as const) : { type: input };
}

type ChoiceProps = FieldProps & { options: readonly Option[] };

export function Choice({ options, ...props }: ChoiceProps) {
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

export function Tick({ shape, form, name, label, page }: FieldProps) {
  return (
    <div>
      <TickBox defaultChecked={form === true} id={name} name={name}>
        {label}
      </TickBox>
      <Hint hint={shape.hint} of={name} />
      <Wrong of={name} problems={page.problems} />
    </div>
  );
}

export function Ticks({ shape, form, name, label, page }: PropsOf<'ticks'>) {
  return (
    <fieldset id={name}>
      <legend className="font-semibold">{label}</legend>
      <Hint hint={shape.hint} of={name} />
      <div className="flex flex-wrap gap-x-4">
        {shape.options.map((one) => (
          <TickBox defaultChecked={entries(form).includes(one)} key={one} name={name} value={one}>
            {one}
          </TickBox>
        ))}
      </div>
      <Wrong of={name} problems={page.problems} />
    </fieldset>
  );
}

/** `60 to 110 characters`; nothing where any number will do. */
export function limitsInWords(
  least: number,
  most: number,
  [one, several]: readonly [string, string],
): string {
  const many = (count: number) => `${count} ${count === 1 ? one : several}`;
  if (most >= longest.list) return least > 1 ? `At least ${many(least)}` : '';
  if (least === most) return `Just ${many(least)}`;
  return least > 1 ? `${least} to ${many(most)}` : `At most ${many(most)}`;
}
