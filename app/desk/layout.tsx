import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { content } from '#lib/content/content.ts';
import { fontRules } from './parts/fonts.ts';
import './desk.css';

export const generateMetadata = (): Metadata => ({
  title: { default: 'Desk', template: `%s | Desk of ${content().site.name}` },
  robots: { index: false, follow: false },
});

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <style>{fontRules()}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
