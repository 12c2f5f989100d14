import { draftMode } from 'next/headers';
import type { ReactNode } from 'react';
import { firstFrameId } from '#components/art/first-frame.ts';
import { ChatButton } from '#components/layout/chat-button.tsx';
import { Hydrated } from '#components/layout/hydrated.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { env } from '#lib/base/env.ts';
import { compiled } from '#lib/content/compiled.ts';
import '#app/globals.css';

/** The frame of every public page; the owner's desk has one of its own. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  // What is asked for in draft mode is published, without Next's scripts.
  const { isEnabled: isPublished } = await draftMode();
  const { loader, fontSheet, printSheet } = compiled();
  // Hydration would report what the effects change before it.
  const start = isPublished ? loader : `addEventListener('hydrated',()=>{${loader}})`;
  return (
    <html data-protected={env().CONTENT_PROTECTION === 'on' ? '' : undefined} lang="en">
      <head>
        {/* The first frame shows the bar and the hero's words, however the network cuts the document. */}
        <link blocking="render" href={`#${firstFrameId}`} rel="expect" />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: It is this site's own, from browser/. */}
        <script dangerouslySetInnerHTML={{ __html: start }} />
        <a
          className="fixed -top-full z-dialog bg-white px-4 py-3 font-semibold text-lajvard-700 focus:top-2 print:hidden"
          href="#main"
        >
          Skip to content
        </a>
        <SiteHeader />
        <main className="relative" id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <aside aria-label="Chat">
          <ChatButton />
        </aside>
        <link href={printSheet} media="print" rel="stylesheet" />
        <noscript>
          <link href={fontSheet} rel="stylesheet" />
        </noscript>
        {!isPublished && <Hydrated />}
      </body>
    </html>
  );
}
