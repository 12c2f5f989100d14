import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { compiled } from '#lib/content/compiled.ts';
import './desk.css';
// On each page: a page that the sheet reads has no styles that its policy does not know.
import '#components/ui/prose.css';

/** The title is the frame’s. */
export const metadata: Metadata = { title: null, robots: { index: false, follow: false } };

export const dynamic = 'force-dynamic';

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <style>{compiled().fontRules}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
