import type { EditedPage } from './props.ts';

type Props = { name: string; page: EditedPage };

/** What is wrong with a field. */
export function Problems({ name, page }: Props) {
  const problems = page.problems.get(name) ?? [];
  if (problems.length === 0) return null;
  return (
    <ul id={problemsId(name)} className="mt-1 font-semibold text-surkh-700">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

/** Attributes that tell a field's hint and problems. */
export function described({ name, page }: Props, hint: string) {
  const isWrong = page.problems.has(name);
  const ids = [hint && hintId(name), isWrong && problemsId(name)].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(isWrong && ({ 'aria-invalid': true } as const)),
  };
}

export function Hint({ name, hint }: { name: string; hint: string }) {
  if (!hint) return null;
  return (
    <p id={hintId(name)} className="text-sm text-ink-2">
      {hint}
    </p>
  );
}

const hintId = (name: string) => `${name}-hint`;
const problemsId = (name: string) => `${name}-wrong`;
