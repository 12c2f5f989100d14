import type { ComponentProps, ReactNode } from 'react';
import type { ActFields, ActName } from '#app/desk/act/acts.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { Field, type FieldProps } from './desk-field.tsx';

type Hidden = Partial<Record<string, string | number>> | undefined;

type ActFormProps<Name extends ActName> = Omit<ComponentProps<'form'>, 'method' | 'action'> & {
  act: Name;
  /** What goes with it, unseen. */
  fields?: ActFields<Name> | undefined;
};

/** Has the desk do something (app/desk/act/acts.ts). */
export function ActForm<Name extends ActName>({
  act,
  fields,
  children,
  ...form
}: ActFormProps<Name>) {
  return (
    <form {...form} action={deskRoutes.act(act)} method="post">
      <HiddenFields fields={fields} />
      {children}
    </form>
  );
}

function HiddenFields({ fields = {} }: { fields?: Hidden }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}

type DoProps = ComponentProps<'button'> & { what: string; label: ReactNode };

/** One of several buttons of a form, which says what is to be done. */
export function Do({ what, label, ...button }: DoProps) {
  return (
    <button {...button} name="do" type="submit" value={what}>
      {label}
    </button>
  );
}

type PressProps<Name extends ActName> = ActFormProps<Name> & {
  label: string;
  look?: 'main' | 'danger' | undefined;
};

/** A button that does one thing, below what it does it with. */
export function Press<Name extends ActName>({
  label,
  look,
  children,
  className = 'mt-2',
  ...form
}: PressProps<Name>) {
  return (
    <ActForm {...form} className={`grid grid-cols-1 gap-3 ${className}`}>
      {children}
      <button className={`justify-self-start ${look ?? ''}`} type="submit">
        {label}
      </button>
    </ActForm>
  );
}

type AskProps<Name extends ActName> = Pick<ActFormProps<Name>, 'act' | 'fields'> & {
  /** What is to be done; it opens the question. */
  label: string;
  children: ReactNode;
  /** On the button that does it. */
  yes: string;
};

/** A question before what should not happen by a slip of the finger. */
export function Ask<Name extends ActName>({ label, children, yes, ...form }: AskProps<Name>) {
  return (
    <details className="mt-2">
      <summary className="py-2 font-semibold text-surkh-700 underline underline-offset-4">
        {label}
      </summary>
      <div className="card mt-1">
        <p>{children}</p>
        <Press {...form} label={yes} look="danger" />
      </div>
    </details>
  );
}

type SearchProps = Omit<FieldProps, 'name'> & { name?: string; fields?: Hidden; button?: string };

/** Opens the same page for what was typed. */
export function Search({ fields, button = 'Search', ...field }: SearchProps) {
  return (
    <form className="mt-4 flex max-w-[32rem] flex-wrap items-end gap-2" method="get">
      <HiddenFields fields={fields} />
      <div className="grow basis-48">
        <Field maxLength={60} name="q" type="search" {...field} />
      </div>
      <button type="submit">{button}</button>
    </form>
  );
}
