import type { ComponentType, ReactNode } from 'react';
import { Hint, Wrong } from '#app/desk/parts/field.tsx';
import { entries, type Form, isBlank } from '#lib/words/form.ts';
import { countName } from '#lib/words/read-form.ts';
import { hintWith, limitsInWords, withNeed } from './inputs.tsx';
import type { FieldProps, PropsOf } from './props.ts';

/** @param each shows an entry */
export function List({ each: Part, ...props }: PropsOf<'list'> & Each) {
  const { shape, form, name, label, page } = props;
  const { item, least, most } = shape;
  const items = entries(form);
  const limits = limitsInWords(least, most, ['entry', 'entries']);
  return (
    <fieldset id={name || 'list'} className="border-l-2 pl-3">
      <legend className="mb-2 font-semibold">{withNeed(label, shape)}</legend>
      <Hint of={name} hint={hintWith(shape.hint, limits)} />
      <Wrong of={name} problems={page.problems} />
      <input type="hidden" name={countName(name)} value={items.length} />
      <div className="mt-2 grid gap-2">
        {items.map((one, at) => {
          const field = name ? `${name}.${at}` : String(at);
          const entry = { shape: item, form: one, name: field, label: `${at + 1}`, page };
          return (
            <Entry key={field} {...entry}>
              <Part {...entry} />
            </Entry>
          );
        })}
      </div>
      {items.length < most && (
        <button type="submit" name="do" value={`add:${name}`} className="mt-3">
          Add to “{label}”
        </button>
      )}
    </fieldset>
  );
}

type Each = { each: ComponentType<FieldProps> };

function Entry({ shape, form, name, label, page, children }: FieldProps & { children: ReactNode }) {
  const title = `${label}. ${firstWords(form)}`;
  if (shape.kind !== 'group') {
    return (
      <div id={`${name}-entry`}>
        {children}
        <Moves name={name} title={title} />
      </div>
    );
  }
  const isWrong = [...page.problems.keys()].some((one) => `${one}.`.startsWith(`${name}.`));
  return (
    <details
      id={name}
      open={isBlank(form) || isWrong || page.at === name}
      className="border bg-sand-100 px-4"
    >
      <summary className="py-2">{title}</summary>
      <div className="grid gap-4 pb-4">
        {children}
        <Moves name={name} title={title} />
      </div>
    </details>
  );
}

const moves = { up: 'Up', down: 'Down', drop: 'Remove' };

function Moves({ name, title }: { name: string; title: string }) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {Object.entries(moves).map(([move, label]) => (
        <button
          key={move}
          type="submit"
          name="do"
          value={`${move}:${name}`}
          aria-label={`${label}: ${title}`}
          className={move === 'drop' ? 'danger' : undefined}
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
