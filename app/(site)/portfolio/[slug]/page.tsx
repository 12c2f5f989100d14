import '#components/portfolio/chip.css';
import { projectLook } from '#components/art/page-look.ts';
import { ProjectHero } from '#components/portfolio/project-hero.tsx';
import { ProjectImpact } from '#components/portfolio/project-impact.tsx';
import { ProjectNeighbors } from '#components/portfolio/project-neighbors.tsx';
import { ProjectRelated } from '#components/portfolio/project-related.tsx';
import { ProjectScreens } from '#components/portfolio/project-screens.tsx';
import { ProjectStack, ProjectTags } from '#components/portfolio/project-stack.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { Deliverables } from '#components/sections/deliverables.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { Passage } from '#components/sections/passage.tsx';
import { Section } from '#components/sections/section.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { content } from '#lib/content/content.ts';
import { getProject } from '#lib/content/lookup.ts';
import { projectPage } from '#lib/page-list.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { projectData } from '#lib/seo/structured-data.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().projects.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/portfolio/[slug]'>) {
  return pageMetadata(projectPage(getProject((await params).slug)));
}

export default async function ProjectPage({ params }: PageProps<'/portfolio/[slug]'>) {
  const { project: words } = content().portfolio;
  const project = getProject((await params).slug);
  const { ground, overview, features, tech, tags, call, greeting } = project;
  return (
    <>
      <StructuredData data={projectData(project)} />
      <ProjectHero project={project} />
      <Passage id="overview" passage={{ title: words.overview, paragraphs: overview }} />
      <Section id="features" title={words.features} tone="white">
        <Deliverables items={features} accent={grounds[ground].accent} />
      </Section>
      <ProjectScreens project={project} />
      <ProjectStack tech={tech} />
      <ProjectImpact project={project} />
      <ProjectTags tags={tags} />
      <ProjectRelated project={project} />
      <ProjectNeighbors project={project} />
      <CallToAction
        look={projectLook(project)}
        {...call}
        target="contact"
        greeting={greeting}
        chatLabel="Chat with us"
      />
    </>
  );
}
