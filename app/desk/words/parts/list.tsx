import type { ComponentType, ReactNode } from 'react';
import { entries, type Form, isBlank, member } from '#lib/words/form.ts';
import { labelOf } from '#lib/words/labels.ts';
import { countName } from '#lib/words/read-form.ts';
import { limitsInWords } from './inputs.tsx';
import { Hint, Problems } from './problems.tsx';
import type { FieldProps, PropsOf } from './props.ts';

type Each = { each: ComponentType<FieldProps> };

export function List({ each: Part, ...props }: PropsOf<'list'> & Each) {
  const { shape, form, name, page } = props;
  const { item, least, most } = shape;
  const limits = limitsInWords(least, most, 'entr').replace(/entrs?$/, (one) =>
    one === 'entr' ? 'entry' : 'entries',
  );
  return (
    <Frame
      {...props}
      hint={[shape.hint, limits && `${limits}.`].filter(Boolean).join(' ')}
      most={most}
    >
      {entries(form).map((one, at) => {
        const field = name ? `${name}.${at}` : String(at);
        const label = `${at + 1}`;
        return (
          <Entry
            key={field}
            name={field}
            form={one}
            at={at}
            page={page}
            isGroup={item.kind === 'group'}
          >
            <Part shape={item} form={one} name={field} label={label} page={page} />
          </Entry>
        );
      })}
    </Frame>
  );
}

/** Entries with names: one name and one value each. */
export function Pairs({ each: Part, ...props }: PropsOf<'pairs'> & Each) {
  const { shape, form, name, page } = props;
  return (
    <Frame {...props} hint={shape.hint ?? ''} most={1000}>
      {entries(form).map((one, at) => {
        const field = name ? `${name}.${at}` : String(at);
        const parts = { name: shape.name, value: shape.value };
        return (
          <Entry key={field} name={field} form={one} at={at} page={page} isGroup>
            {Object.entries(parts).map(([key, part]) => (
              <Part
                key={key}
                shape={part}
                form={member(one, key) ?? ''}
                name={`${field}.${key}`}
                label={labelOf(key === 'name' ? 'from' : 'to', part)}
                page={page}
              />
            ))}
          </Entry>
        );
      })}
    </Frame>
  );
}

type FrameProps = FieldProps & { hint: string; most: number; children: ReactNode };

function Frame({ shape, form, name, label, hint, most, page, children }: FrameProps) {
  const count = entries(form).length;
  return (
    <fieldset id={name || 'list'} className="border-l-2 border-sand-200 pl-3">
      <legend className="mb-2 font-semibold">
        {shape.isOptional ? `${label} (not needed)` : label}
      </legend>
      <Hint name={name} hint={hint} />
      <Problems name={name} page={page} />
      <input type="hidden" name={countName(name)} value={count} />
      <div className="mt-2 grid gap-2">{children}</div>
      {count < most && (
        <button type="submit" name="do" value={`add:${name}`} className="mt-3">
          Add to “{label}”
        </button>
      )}
    </fieldset>
  );
}

type EntryProps = {
  name: string;
  form: Form;
  at: number;
  page: FieldProps['page'];
  isGroup: boolean;
  children: ReactNode;
};

function Entry({ name, form, at, page, isGroup, children }: EntryProps) {
  const title = `${at + 1}. ${firstWords(form)}`;
  if (!isGroup) {
    return (
      <div id={`${name}-entry`}>
        {children}
        <Moves name={name} title={title} />
      </div>
    );
  }
  const isWrong = [...page.problems.keys()].some((one) => `${one}.`.startsWith(`${name}.`));
  const isAt = page.at === name || page.at === '';
  return (
    <details
      id={name}
      open={isBlank(form) || isWrong || (isAt && page.at !== '')}
      className="border border-sand-200 bg-sand-100 px-4"
    >
      <summary className="cursor-pointer py-2">{title}</summary>
      <div className="grid gap-4 pb-4">
        {children}
        <Moves name={name} title={title} />
      </div>
    </details>
  );
}

function Moves({ name, title }: { name: string; title: string }) {
  const moves = [
    ['up', 'Up'],
    ['down', 'Down'],
    ['drop', 'Remove'],
  ] as const;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {moves.map(([move, label]) => (
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
