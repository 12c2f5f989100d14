import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';

export function generateMetadata(): Metadata {
  const { url, name } = content().site;
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s | ${name}` },
    icons: {
      // Safari before 26 has no SVG icons.
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: routes.icon, type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  };
}

export const viewport: Viewport = { themeColor: palette.lajvard900 };

/** The documents are those of `(site)` and `desk`, which share nothing. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
