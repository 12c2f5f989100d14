// First, as it orders the layers.
import '#app/globals.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { missingLook, missingProjectLook } from '#components/art/page-look.ts';
import { MissingCard } from '#components/sections/missing-card.tsx';
import { content } from '#lib/content/content.ts';
import { isSolidPath, routes } from '#lib/content/routes.ts';
import { pathHeader } from '#lib/http/next-requests.ts';
import SiteLayout from './(site)/layout.tsx';
import { generateMetadata as generateSiteMetadata } from './layout.tsx';

export { viewport } from './layout.tsx';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { missing, site } = content();
  const title = isProject(await askedPath()) ? missing.project.title : missing.page.metaTitle;
  return { ...generateSiteMetadata(), title: `${title} | ${site.name}` };
}

export default async function NotFound() {
  const { page, project } = content().missing;
  const path = await askedPath();
  return (
    <SiteLayout>
      {isProject(path) ? (
        <MissingCard best="portfolio" look={missingProjectLook} {...project} />
      ) : (
        <MissingCard best="home" look={missingLook} {...page} underBar={!isSolidPath(path)} />
      )}
    </SiteLayout>
  );
}

const askedPath = async () => (await headers()).get(pathHeader) ?? '';

/** Below the portfolio, the page of [2.11] answers. */
const isProject = (path: string) => path.startsWith(routes.project(''));
