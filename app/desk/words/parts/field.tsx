import { Wrong } from '#app/desk/parts/field.tsx';
import { isBlank, member } from '#lib/words/form.ts';
import { labelOf } from '#lib/words/labels.ts';
import { Choice, Line, Tick, Ticks, withNeed } from './inputs.tsx';
import { List } from './list.tsx';
import { Picture } from './picture.tsx';
import type { FieldProps, PropsOf } from './props.ts';

/** Whatever a shape asks for. */
export function AnyField(props: FieldProps) {
  const { shape, page } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...props} shape={shape} />;
    case 'list':
      return <List {...props} shape={shape} each={Part} />;
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
          options={shape.options.map((value) => ({ value, label: labelOf(value, {}) }))}
        />
      );
    case 'page':
      return <Choice {...props} options={page.choices.pages(shape.folder)} />;
    default:
      return <Line {...props} shape={shape} />;
  }
}

/** Of an entry of a list, which has a frame; or the whole of a page. */
export function Part(props: FieldProps) {
  const { shape } = props;
  return shape.kind === 'group' ? <Fields {...props} shape={shape} /> : <AnyField {...props} />;
}

/** The fields of a group without a frame. */
function Fields({ shape, form, name, page }: PropsOf<'group'>) {
  return Object.entries(shape.fields).map(([key, part]) => (
    <AnyField
      key={key}
      shape={part}
      form={member(form, key) ?? ''}
      name={name ? `${name}.${key}` : key}
      label={labelOf(key, part)}
      page={page}
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
      <fieldset id={name} className="grid gap-4 border-l-2 pl-3">
        <legend className="mb-2 font-semibold">{label}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details id={name} open={!isBlank(form) || page.at === name} className="border-l-2 pl-3">
      <summary className="py-2 font-semibold">{withNeed(label, shape)}</summary>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{label}</legend>
        {fields}
      </fieldset>
    </details>
  );
}
