import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { compiled } from '#lib/content/compiled.ts';
import './desk.css';
import '#components/ui/prose.css';

/** The title is the frame’s. */
export const metadata: Metadata = { title: null, robots: { index: false, follow: false } };

export const dynamic = 'force-dynamic';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const isFramed = (await headers()).get('sec-fetch-dest') === 'iframe';
  return (
    <html data-framed={isFramed || undefined} lang="en">
      <head>
        <style>{compiled().fontRules}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
