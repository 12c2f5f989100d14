import type { ReactNode } from 'react';
import type { Passage as Text } from '#lib/content/types.ts';
import { Split } from './split.tsx';

type Props = { id: string; passage: Text; children?: ReactNode };

export function Passage({ id, passage, children }: Props) {
  return (
    <Split id={id} title={passage.title}>
      <div className="grid max-w-measure gap-4">
        {passage.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </Split>
  );
}
