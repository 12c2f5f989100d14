import { type ComponentProps, cache, type DOMAttributes, type ReactNode } from 'react';

/** What is wrong, by the names of fields, of which the first is focused: one for each request. */
export const problems = cache(() => new Map<string, readonly string[]>());

type Input = Omit<ComponentProps<'input'>, keyof DOMAttributes<HTMLInputElement> | 'ref'>;

export type Option = { value: string; label: string };

export type FieldProps = Input & {
  name: string;
  label: string;
  hint?: ReactNode;
  /** More than one line can be typed. */
  rows?: number | undefined;
  /** How many characters it may have (browser/words.ts). */
  'data-to'?: number;
  /** Of a text with an editor (browser/writing): where its pictures are shown from, and where they are kept. */
  'data-pictures'?: string | undefined;
  'data-room'?: string | undefined;
  /** One of these is chosen. */
  options?: readonly Option[] | undefined;
  /** Between its name and where one types. */
  children?: ReactNode;
};

/** Characters of three lines that are no wider than a field of one (app/desk/desk.css). */
const short = 200;

/** Something to type or to choose, below its name. */
export function Field({ label, hint, options, children, ...input }: FieldProps) {
  const { id = input.name, rows = 0, maxLength, 'data-to': most = maxLength } = input;
  const isShort = rows > 0 && (most ?? rows * 100) <= short;
  const [first] = problems().keys();
  const Control = options ? 'select' : rows ? 'textarea' : 'input';
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <Told hint={hint} of={id} />
      {children}
      <Control
        // What is wrong is met at once, without script too.
        autoFocus={first === id}
        {...input}
        className={isShort ? 'max-w-[32rem]' : input.className}
        id={id}
        {...described(id, hint)}
      >
        {options?.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Control>
    </div>
  );
}

export function Tick({ children, ...input }: Input & { children: ReactNode }) {
  return (
    <label className="flex items-center gap-2 py-1">
      <input type="checkbox" value="yes" {...input} />
      {children}
    </label>
  );
}

type ToldProps = Pick<FieldProps, 'hint'> & { of: string };

/** What a field is for, and what is wrong with it, before one types. */
export function Told({ of, hint }: ToldProps) {
  const wrong = problems().get(of) ?? [];
  return (
    <>
      {hint && (
        <p className="text-sm text-ink-2" id={hintId(of)}>
          {hint}
        </p>
      )}
      {wrong.length > 0 && (
        <ul className="mb-1 font-semibold text-surkh-700" id={wrongId(of)}>
          {wrong.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Attributes that tell a field's hint, and what is wrong with it. */
function described(name: string, hint: ReactNode) {
  const isWrong = problems().has(name);
  const ids = [hint && hintId(name), isWrong && wrongId(name)].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(isWrong && ({ 'aria-invalid': true } as const)),
  };
}

const hintId = (name: string) => `${name}-hint`;
const wrongId = (name: string) => `${name}-wrong`;
