import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { deskTitle } from './parts/desk-title.ts';
import { fontRules } from './parts/fonts.ts';
import './desk.css';

export const generateMetadata = (): Metadata => ({
  title: { default: deskTitle('Desk'), template: deskTitle('%s') },
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
