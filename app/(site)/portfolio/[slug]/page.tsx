import '#components/portfolio/chip.css';
import { entryAt, metadataOf } from '#app/(site)/entry-at.ts';
import { projectLook } from '#components/art/page-look.ts';
import { screenOf } from '#components/art/picture.tsx';
import { ProjectChips, ProjectImpact } from '#components/portfolio/project-facts.tsx';
import { ProjectHero, ProjectScreens } from '#components/portfolio/project-hero.tsx';
import { ProjectNeighbors, ProjectRelated } from '#components/portfolio/project-links.tsx';
import { CallToAction } from '#components/sections/call-to-action.tsx';
import { Detail } from '#components/sections/figure.tsx';
import { grounds } from '#components/sections/grounds.ts';
import { Deliverables } from '#components/sections/lists.tsx';
import { Passage, Section } from '#components/sections/section.tsx';
import { StructuredData } from '#components/sections/structured-data.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { projectData } from '#lib/site/structured-data.ts';

export const dynamicParams = false;

export const generateStaticParams = () => content().projects.map(({ slug }) => ({ slug }));

export const generateMetadata = metadataOf('projects', routes.project);

export default async function ProjectPage({ params }: PageProps<'/portfolio/[slug]'>) {
  const { project: words } = content().portfolio;
  const project = await entryAt(content().projects, params);
  const [, second] = project.images;
  const { ground, overview, features, tech, tags, call, greeting } = project;
  return (
    <>
      <StructuredData data={projectData(project)} />
      <ProjectHero project={project} />
      <Passage id="overview" passage={{ title: words.overview, paragraphs: overview }} />
      {features.length > 0 && (
        <Section id="features" title={words.features} tone="white">
          <Detail picture={second && screenOf(second)} />
          <Deliverables accent={grounds[ground].accent} items={features} />
        </Section>
      )}
      <ProjectChips id="tech" items={tech} />
      <ProjectScreens project={project} />
      <ProjectImpact project={project} />
      <ProjectChips id="tags" items={tags} />
      <ProjectRelated project={project} />
      <ProjectNeighbors project={project} />
      <CallToAction look={projectLook(project)} {...call} target="contact">
        <CallLink greeting={greeting} id="call-chat-too" target="chat" variant="ghost">
          Chat with us
        </CallLink>
      </CallToAction>
    </>
  );
}
