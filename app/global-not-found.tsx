// First, as it orders the layers.
import '#app/globals.css';
import type { Metadata } from 'next';
import { pageLooks } from '#components/art/page-look.ts';
import { MissingCard } from '#components/sections/missing-card.tsx';
import { content } from '#lib/content/content.ts';
import SiteLayout from './(site)/layout.tsx';
import { generateMetadata as generateSiteMetadata } from './layout.tsx';

export { viewport } from './layout.tsx';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const { missing, site } = content();
  return { ...generateSiteMetadata(), title: `${missing.page.metaTitle} | ${site.name}` };
}

export default function NotFound() {
  const { title, text } = content().missing.page;
  return (
    <SiteLayout>
      <MissingCard best="home" look={pageLooks.missing} text={text} title={title} underBar />
    </SiteLayout>
  );
}
