import '../../portfolio.css';
import { projectLook } from '@/components/art/page-look';
import { ProjectHero } from '@/components/portfolio/project-hero';
import { ProjectImpact } from '@/components/portfolio/project-impact';
import { ProjectNeighbors } from '@/components/portfolio/project-neighbors';
import { ProjectRelated } from '@/components/portfolio/project-related';
import { ProjectScreens } from '@/components/portfolio/project-screens';
import { ProjectStack, ProjectTags } from '@/components/portfolio/project-stack';
import { CallToAction } from '@/components/sections/call-to-action';
import { Deliverables } from '@/components/sections/deliverables';
import { grounds } from '@/components/sections/grounds';
import { Passage } from '@/components/sections/passage';
import { Section } from '@/components/sections/section';
import { StructuredData } from '@/components/sections/structured-data';
import { projectPage as words } from '@/content/portfolio';
import { projects } from '@/content/projects';
import { getProject } from '@/lib/content-lookup';
import { projectPage } from '@/lib/page-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { projectData } from '@/lib/seo/structured-data';

export const dynamicParams = false;

export const generateStaticParams = () => projects.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/portfolio/[slug]'>) {
  return pageMetadata(projectPage(getProject((await params).slug)));
}

export default async function ProjectPage({ params }: PageProps<'/portfolio/[slug]'>) {
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
