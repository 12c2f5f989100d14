import { projects, tags } from '@/content/projects';
import type { Project } from '@/content/types';
import type { ProjectFacts } from './filter';
import { ProjectBrowser } from './project-browser';
import { ProjectCard } from './project-card';

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
