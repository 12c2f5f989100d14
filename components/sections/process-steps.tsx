import { clsx } from 'clsx';
import type { Point } from '#lib/content/types.ts';

export function ProcessSteps({ steps, accent }: { steps: readonly Point[]; accent: string }) {
  return (
    <ol className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className={clsx('border-t-4 border-current pt-4', accent)}>
          <span className="label text-5xl leading-none">{`0${index + 1}`}</span>
          <h3 className="mt-4 text-xl text-ink">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
