// First, as it orders the layers.
import '#app/globals.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { missingLook, missingProjectLook } from '#components/art/page-look.ts';
import { MissingCard } from '#components/sections/missing-card.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { pathHeader } from '#lib/http/next-requests.ts';
import SiteLayout from './(site)/layout.tsx';
import { generateMetadata as generateSiteMetadata } from './layout.tsx';

export { viewport } from './layout.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { missing, site } = content();
  const title = (await isProject()) ? missing.project.title : missing.page.metaTitle;
  return { ...generateSiteMetadata(), title: `${title} | ${site.name}` };
}

export default async function NotFound() {
  const { page, project } = content().missing;
  return (
    <SiteLayout>
      {(await isProject()) ? (
        <MissingCard best="portfolio" look={missingProjectLook} {...project} />
      ) : (
        <MissingCard best="home" look={missingLook} {...page} underBar />
      )}
    </SiteLayout>
  );
}

/** Below the portfolio, the page of [2.11] answers. */
async function isProject(): Promise<boolean> {
  const path = (await headers()).get(pathHeader);
  return !!path?.startsWith(`${routes.portfolio}/`);
}
