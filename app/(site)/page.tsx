import '#components/home/motion.css';
import '#components/contact/contact.css';
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
    </>
  );
}
