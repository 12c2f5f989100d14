import '#components/ui/options.css';
import '#components/portfolio/chip.css';
import '#components/portfolio/projects.css';
import { pageLook } from '#components/art/page-look.ts';
import { ProjectList } from '#components/portfolio/project-list.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { ShortHero } from '#components/sections/heroes.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { pageMetadata } from '#lib/site/metadata.ts';
import { projectListData } from '#lib/site/structured-data.ts';

export const generateMetadata = () => pageMetadata(routes.portfolio);

export default function PortfolioPage() {
  const { projects, portfolio } = content();
  const { title, tagline, invented, call } = portfolio;
  return (
    <>
      <ShortHero look={pageLook('portfolio')} tagline={`${tagline} ${invented}`} title={title} />
      <StructuredData data={projectListData(projects)} />
      <ProjectList />
      <CallToAction look={pageLook('portfolio')} {...call} target="contact" />
    </>
  );
}
