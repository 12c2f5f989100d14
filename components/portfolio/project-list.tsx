import { projects, tags } from '#content/projects/index.ts';
import type { Project } from '#content/types.ts';
import type { ProjectFacts } from './filter.ts';
import { ProjectBrowser } from './project-browser.tsx';
import { ProjectCard } from './project-card.tsx';

export function ProjectList() {
  return (
    <ProjectBrowser
      tags={tags}
      projects={projects.map((project) => ({
        ...factsOf(project),
        card: <ProjectCard project={project} />,
      }))}
    />
  );
}

/** The part of a project that is sent to the browser. */
function factsOf(project: Project): ProjectFacts {
  const { slug, title, shortDescription, category, businessImpact } = project;
  return {
    slug,
    title,
    shortDescription,
    category,
    tags: project.tags,
    impact: businessImpact.length,
  };
}
