import { Hint, Wrong } from '#app/desk/parts/desk-field.tsx';
import { entries, type Form, isBlank, member } from '#lib/editing/form.ts';
import { labelOf, optionName } from '#lib/editing/labels.ts';
import { Choice, Line, limitsInWords, Tick, Ticks } from './inputs.tsx';
import { Picture } from './picture.tsx';
import { asked, type FieldProps, type PropsOf } from './props.ts';

/** Of an entry of a list, which has a frame; or the whole of a page. */
export function Part(props: FieldProps) {
  const { shape } = props;
  return shape.kind === 'group' ? <Fields {...props} shape={shape} /> : <AnyField {...props} />;
}

/** Whatever a shape asks for. */
export function AnyField(props: FieldProps) {
  const { shape, page } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...props} shape={shape} />;
    case 'list':
      return <List {...props} shape={shape} />;
    case 'drawing':
      return (
        <Choice
          {...props}
          options={page.choices.drawings.map((value) => ({ value, label: value }))}
        />
      );
    case 'picture':
      return <Picture {...props} shape={shape} />;
    case 'ticks':
      return <Ticks {...props} shape={shape} />;
    case 'tick':
      return <Tick {...props} />;
    case 'choice':
      return (
        <Choice
          {...props}
          options={shape.options.map((value) => ({ value, label: optionName(shape, value) }))}
        />
      );
    case 'page':
      return <Choice {...props} options={page.choices.pages(shape.folder)} />;
    default:
      return <Line {...props} shape={shape} />;
  }
}

/** The fields of a group without a frame. */
function Fields({ shape, form, name, page }: PropsOf<'group'>) {
  return Object.entries(shape.fields).map(([key, part]) => (
    <AnyField
      form={member(form, key) ?? ''}
      key={key}
      label={labelOf(key, part)}
      name={name ? `${name}.${key}` : key}
      page={page}
      shape={part}
    />
  ));
}

function Group(props: PropsOf<'group'>) {
  const { shape, form, name, label, page } = props;
  const fields = (
    <>
      {shape.hint && <p className="text-sm text-ink-2">{shape.hint}</p>}
      <Wrong of={name} problems={page.problems} />
      <Fields {...props} />
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
    <details className="border-l-2 pl-3" id={name} open={!isBlank(form) || page.at === name}>
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
  const { item, least, most } = shape;
  const items = entries(form);
  const { label, hint } = asked(props, limitsInWords(least, most, ['entry', 'entries']));
  return (
    <fieldset className="border-l-2 pl-3" id={name || 'list'}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <Hint hint={hint} of={name} />
      <Wrong of={name} problems={page.problems} />
      {/* For the release before, which a form may be sent to. */}
      <input name={`${name || 'list'}.count`} type="hidden" value={items.length} />
      <div className="mt-2 grid gap-2">
        {items.map((one, at) => {
          const field = name ? `${name}.${at}` : String(at);
          const entry = { shape: item, form: one, name: field, label: `${at + 1}`, page };
          return <Entry key={field} {...entry} />;
        })}
      </div>
      {items.length < most && (
        <button className="mt-3" name="do" type="submit" value={`add:${name}`}>
          Add to “{props.label}”
        </button>
      )}
    </fieldset>
  );
}

function Entry(props: FieldProps) {
  const { shape, form, name, label, page } = props;
  const title = `${label}. ${firstWords(form)}`;
  const inside = (
    <>
      <Part {...props} />
      <Moves name={name} title={title} />
    </>
  );
  if (shape.kind !== 'group') return <div id={`${name}-entry`}>{inside}</div>;
  const isWrong = [...page.problems.keys()].some((one) => `${one}.`.startsWith(`${name}.`));
  return (
    <details
      className="border bg-sand-100 px-4"
      id={name}
      open={isBlank(form) || isWrong || page.at === name}
    >
      <summary className="py-2">{title}</summary>
      <div className="grid gap-4 pb-4">{inside}</div>
    </details>
  );
}

const moves = { up: 'Up', down: 'Down', drop: 'Remove' };

function Moves({ name, title }: { name: string; title: string }) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {Object.entries(moves).map(([move, label]) => (
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
      ))}
    </div>
  );
}

/** What an entry is recognized by: its name, and what stands beside it. */
function firstWords(form: Form): string {
  if (typeof form === 'string') return form.slice(0, 60);
  if (typeof form === 'boolean') return '';
  const parts = Object.entries(form).sort(([one], [other]) => rank(one) - rank(other));
  const words = parts.map(([, part]) => firstWords(part)).filter(Boolean);
  return words.slice(0, 2).join(' · ').slice(0, 70) || 'New';
}

const rank = (name: string) => (['title', 'name', 'label', 'slug'].includes(name) ? 0 : 1);
