'use client';

import type { ReactNode } from 'react';

type Props = {
  /** Unique in the page. */
  id: string;
  children?: ReactNode;
};

/**
 * Markup that never changes in the browser: no client component may stand in it. The build takes its
 * children out of the data that a page is hydrated with (scripts/prune-flight.mjs), as they stand in
 * the page already; without them, here what stands there is kept. Unpruned it works as well.
 */
export function Still({ id, children }: Props) {
  if (children !== undefined) {
    return (
      <div data-still={id} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      data-still={id}
      className="contents"
      // Should React ever render the page anew, it does so from what the server sent.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: It is this page's own markup.
      dangerouslySetInnerHTML={{ __html: standing(id) }}
      suppressHydrationWarning
    />
  );
}

/** What was read once is kept: a card that a filter took away comes back whole. */
const kept = new Map<string, string>();

function standing(id: string): string {
  const found =
    kept.get(id) ?? document.querySelector(`[data-still="${CSS.escape(id)}"]`)?.innerHTML ?? '';
  kept.set(id, found);
  return found;
}
