import type { ComponentType, ReactNode } from 'react';
import { problems, Told } from '#app/desk/parts/desk-field.tsx';
import { Do } from '#app/desk/parts/form.tsx';
import type { Shape } from '#lib/content/shape.ts';
import { isBlank } from '#lib/editing/form.ts';
import { firstWords, partsOf } from '#lib/editing/labels.ts';
import {
  asked,
  Choice,
  type FieldProps,
  Limits,
  Line,
  One,
  Picture,
  type PropsOf,
  Ticks,
} from './controls.tsx';

const controls = {
  ...{ group: Group, list: List },
  ...{ text: Line, tick: One, ticks: Ticks },
  ...{ choice: Choice, drawing: Choice, page: Choice, picture: Picture },
} satisfies { [Kind in Shape['kind']]: (props: PropsOf<Kind>) => ReactNode };

export function AnyField(props: FieldProps) {
  const Control = controls[props.shape.kind] as ComponentType<FieldProps>;
  return <Control {...props} />;
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
  const { shape, form, name, page } = props;
  const { label, ...told } = asked(props);
  const isOpen = !shape.isOptional || !isBlank(form) || page.at === name;
  return (
    <details className="border-l-2 pl-3" id={name} open={isOpen}>
      <summary className="py-2 font-semibold">{label}</summary>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{label}</legend>
        <Told {...told} of={name} />
        <Part {...props} />
      </fieldset>
    </details>
  );
}

function List(props: PropsOf<'list'>) {
  const { shape, form, name, page } = props;
  const items = partsOf(shape, form, name);
  const { most } = shape;
  // One that is not needed may be empty.
  const least = shape.isOptional ? 0 : shape.least;
  const { label, ...told } = asked(props);
  return (
    <fieldset className="border-l-2 pl-3" id={name || 'list'}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <Told {...told} of={name} />
      {/* For the release before, which a form may be sent to. */}
      <input name={`${name || 'list'}.count`} type="hidden" value={items.length} />
      <div className="mt-2 grid gap-2">
        {items.map((one) => (
          <Entry {...one} isKept={items.length <= least} key={one.name} page={page} />
        ))}
      </div>
      <Limits count={items.length} least={least} most={most} />
      {items.length < most && (
        <Do className="mt-3" label={`Add to “${props.label}”`} what={`add:${name}`} />
      )}
    </fieldset>
  );
}

function Entry({ isKept, ...props }: FieldProps & { isKept: boolean }) {
  const { shape, form, name, label, page } = props;
  const words = firstWords(page.words, shape, form);
  const title = `${label}. ${words || 'New'}`;
  const inside = (
    <>
      <Part {...props} />
      <div className="mt-1 flex flex-wrap gap-2">
        {Object.entries(moves).map(([move, label]) =>
          move === 'drop' && isKept ? null : (
            <Do
              aria-label={`${label}: ${title}`}
              className={move === 'drop' ? 'danger' : undefined}
              key={move}
              label={label}
              what={`${move}:${name}`}
            />
          ),
        )}
      </div>
    </>
  );
  if (shape.kind !== 'group') return <div id={`${name}-entry`}>{inside}</div>;
  const isWrong = [...problems().keys()].some((one) => `${one}.`.startsWith(`${name}.`));
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
