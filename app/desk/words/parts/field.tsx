import { type Form, isBlank } from '#lib/words/form.ts';
import { labelOf } from '#lib/words/labels.ts';
import type { Shape } from '#lib/words/shape.ts';
import { Choice, Line, PageChoice, Tick, Ticks } from './inputs.tsx';
import { List, Pairs } from './list.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { Problems } from './problems.tsx';
import type { FieldProps } from './props.ts';

/** Whatever a shape asks for. */
export function Field(props: FieldProps) {
  const { shape } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...props} shape={shape} />;
    case 'list':
      return <List {...props} shape={shape} each={Part} />;
    case 'pairs':
      return <Pairs {...props} shape={shape} each={Part} />;
    case 'picture':
      return <PictureChoice {...props} shape={shape} />;
    case 'ticks':
      return <Ticks {...props} shape={shape} />;
    case 'tick':
      return <Tick {...props} />;
    case 'choice':
      return (
        <Choice {...props} options={shape.options.map((value) => ({ value, label: value }))} />
      );
    case 'page':
      return <PageChoice {...props} shape={shape} />;
    default:
      return <Line {...props} shape={shape} />;
  }
}

/** Of an entry of a list, which has a frame. */
function Part(props: FieldProps) {
  return props.shape.kind === 'group' ? <Fields {...props} /> : <Field {...props} />;
}

/** The fields of a group without a frame. */
export function Fields({ shape, form, name, page }: Omit<FieldProps, 'label'>) {
  if (shape.kind !== 'group') return null;
  return Object.entries(shape.fields).map(([key, part]) => (
    <Field
      key={key}
      shape={part}
      form={(form as Record<string, Form>)[key] ?? ''}
      name={name ? `${name}.${key}` : key}
      label={labelOf(key, part)}
      page={page}
    />
  ));
}

function Group(props: FieldProps & { shape: Extract<Shape, { kind: 'group' }> }) {
  const { shape, form, name, label, page } = props;
  const fields = (
    <>
      {shape.hint && <p className="text-sm text-ink-2">{shape.hint}</p>}
      <Problems name={name} page={page} />
      <Fields {...props} />
    </>
  );
  if (!shape.isOptional) {
    return (
      <fieldset id={name} className="grid gap-4 border-l-2 border-sand-200 pl-3">
        <legend className="mb-2 font-semibold">{label}</legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details
      id={name}
      open={!isBlank(form) || page.at === name}
      className="border-l-2 border-sand-200 pl-3"
    >
      <summary className="cursor-pointer py-2 font-semibold">{label} (not needed)</summary>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{label}</legend>
        {fields}
      </fieldset>
    </details>
  );
}
