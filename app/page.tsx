import './home-motion.css';
import './contact.css';
import './dialog.css';
import './options.css';
import './prose.css';
import type { Metadata } from 'next';
import { HomeAbout } from '#components/home/home-about.tsx';
import { HomeBlog } from '#components/home/home-blog.tsx';
import { HomeContact } from '#components/home/home-contact.tsx';
import { HomeHero } from '#components/home/home-hero.tsx';
import { HomeIndustries } from '#components/home/home-industries.tsx';
import { HomeServices } from '#components/home/home-services.tsx';
import { PreviewLink } from '#components/home/preview-link.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { sitePages } from '#lib/page-list.ts';
import { agencyGraph } from '#lib/seo/agency-data.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';

export const metadata: Metadata = pageMetadata(sitePages.home);

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <StructuredData data={agencyGraph()} />
      <HomeAbout />
      <HomeServices />
      <HomeIndustries />
      <HomeBlog />
      <HomeContact />
      {process.env.NODE_ENV === 'development' && <PreviewLink />}
    </>
  );
}
