import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ChatButton } from '#components/layout/chat-button.tsx';
import { Hydrated } from '#components/layout/hydrated.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { ToastHost } from '#components/ui/toast/toast-host.tsx';
import { Tooltips } from '#components/ui/tooltip/tooltips.tsx';
import { env } from '#lib/env.ts';
import { palette } from '#lib/palette.ts';
import { chatLink, routes } from '#lib/routes.ts';
import { site } from '#lib/site.ts';
import { fontRules, loaderCode } from './assets/assets.ts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.name, template: `%s | ${site.name}` },
  icons: {
    // Safari before 26 has no SVG icons.
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: routes.icon, type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = { themeColor: palette.lajvard900, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-protected={env().CONTENT_PROTECTION === 'on' ? '' : undefined}>
      <head>
        {/* The first frame shows bar and hero whole, however the network cuts the document. */}
        <link rel="expect" href="#hero-band" blocking="render" />
        <noscript>
          <style>{fontRules()}</style>
        </noscript>
      </head>
      {/* suppressHydrationWarning, here and below: page effects change attributes before React loads. */}
      <body className="bg-paper font-text text-base text-ink" suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: It is this site's own, from browser/. */}
        <script data-page="" dangerouslySetInnerHTML={{ __html: loaderCode() }} />
        <a
          href="#main"
          className="fixed -top-20 left-4 z-60 bg-white px-5 py-3 font-semibold text-lajvard-700 focus:top-2 print:hidden"
        >
          Skip to content
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1} data-behind-menu="" suppressHydrationWarning>
          {children}
        </main>
        <SiteFooter />
        <aside aria-label="Chat" data-behind-menu="" suppressHydrationWarning>
          <ChatButton href={chatLink(site.chatNumber, site.greeting)} />
        </aside>
        <ToastHost />
        <Tooltips />
        <Hydrated />
      </body>
    </html>
  );
}
