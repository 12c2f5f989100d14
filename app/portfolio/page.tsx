import '../options.css';
import '../portfolio.css';
import type { Metadata } from 'next';
import { pageLooks } from '@/components/art/page-look';
import { ProjectList } from '@/components/portfolio/project-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { ShortHero } from '@/components/sections/short-hero';
import { StructuredData } from '@/components/sections/structured-data';
import { portfolioPage } from '@/content/portfolio';
import { projects } from '@/content/projects';
import { sitePages } from '@/lib/page-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { projectListData } from '@/lib/seo/structured-data';

const { title, tagline, call } = portfolioPage;

export const metadata: Metadata = pageMetadata(sitePages.portfolio);

export default function PortfolioPage() {
  return (
    <>
      <StructuredData data={projectListData(projects)} />
      <ShortHero look={pageLooks.portfolio} title={title} tagline={tagline} />
      <ProjectList />
      <CallToAction look={pageLooks.portfolio} {...call} />
    </>
  );
}
