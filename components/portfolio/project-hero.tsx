import { MockUp } from '@/components/art/mock-up/mock-up';
import { Hero } from '@/components/sections/hero';
import { Button } from '@/components/ui/button';
import type { Project } from '@/content/types';
import { routes } from '@/lib/routes';
import { DemoButton } from './demo-button';
import { projectPattern } from './project-pattern';

/** A project page's opening: what it is, and its screens. */
export function ProjectHero({ project }: { project: Project }) {
  const { slug, title, tagline, category } = project;
  return (
    <Hero
      {...projectPattern(slug)}
      title={title}
      tagline={tagline}
      label={category}
      crumbs={[
        { label: 'Home', href: routes.home },
        { label: 'Portfolio', href: routes.portfolio },
        { label: title },
      ]}
      picture={
        <MockUp
          slug={slug}
          className="h-auto w-full rounded-lg outline outline-1 outline-white/30"
        />
      }
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <Button href={routes.contact}>Get Free Consultation</Button>
        {project.demoUrl && <DemoButton project={project} variant="ghost" />}
      </p>
    </Hero>
  );
}
