import './home-motion.css';
import './contact.css';
import './dialog.css';
import './options.css';
import './prose.css';
import type { Metadata } from 'next';
import { HomeAbout } from '@/components/home/home-about';
import { HomeBlog } from '@/components/home/home-blog';
import { HomeContact } from '@/components/home/home-contact';
import { HomeHero } from '@/components/home/home-hero';
import { HomeIndustries } from '@/components/home/home-industries';
import { HomeServices } from '@/components/home/home-services';
import { PreviewLink } from '@/components/home/preview-link';
import { StructuredData } from '@/components/sections/structured-data';
import { sitePages } from '@/lib/page-list';
import { agencyGraph } from '@/lib/seo/agency-data';
import { pageMetadata } from '@/lib/seo/metadata';

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
