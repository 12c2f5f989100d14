import '#components/home/motion.css';
import '#components/contact/contact.css';
import '#components/home/article-dialog.css';
import '#components/ui/prose.css';
import type { Metadata } from 'next';
import { HomeAbout } from '#components/home/home-about.tsx';
import { HomeBlog } from '#components/home/home-blog.tsx';
import { HomeContact } from '#components/home/home-contact.tsx';
import { HomeHero } from '#components/home/home-hero.tsx';
import { HomeIndustries } from '#components/home/home-industries.tsx';
import { HomeServices } from '#components/home/home-services.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { routes } from '#lib/content/routes.ts';
import { homeData } from '#lib/site/agency-data.ts';
import { pageMetadata } from '#lib/site/metadata.ts';

export function generateMetadata(): Metadata {
  const page = pageMetadata(routes.home);
  const types = { 'application/atom+xml': routes.feed };
  return { ...page, alternates: { ...page.alternates, types } };
}

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <StructuredData data={homeData()} />
      <HomeAbout />
      <HomeServices />
      <HomeIndustries />
      <HomeBlog />
      <HomeContact />
      {process.env.NODE_ENV === 'development' && <PreviewLink />}
    </>
  );
}

/** In `npm run dev` only. Inline styles keep its classes out of the built style sheet. */
function PreviewLink() {
  return (
    <a href="/preview" style={{ ...place, color: 'black', background: 'white' }}>
      Mails and social cards
    </a>
  );
}

const place = { position: 'fixed', bottom: 20, left: 72, padding: '4px 12px', zIndex: 9 } as const;
