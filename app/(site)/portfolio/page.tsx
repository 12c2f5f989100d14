import '#components/ui/options.css';
import '#components/portfolio/chip.css';
import type { Metadata } from 'next';
import { pageLooks } from '#components/art/page-look.ts';
import { ProjectList } from '#components/portfolio/project-list.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { ShortHero } from '#components/sections/short-hero.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { portfolioPage } from '#content/portfolio.ts';
import { projects } from '#content/projects/index.ts';
import { sitePages } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { projectListData } from '#lib/seo/structured-data.ts';

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
