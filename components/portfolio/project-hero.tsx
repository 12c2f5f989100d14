import { InlineDrawing } from '@/components/art/inline-drawing';
import { projectLook } from '@/components/art/page-look';
import { PictureHero } from '@/components/sections/picture-hero';
import { Button } from '@/components/ui/button';
import type { Project } from '@/content/types';
import { routes } from '@/lib/routes';
import { DemoButton } from './demo-button';
import { screenOf } from './screens';

export function ProjectHero({ project }: { project: Project }) {
  const { title, tagline, category, images } = project;
  return (
    <PictureHero
      look={projectLook(project)}
      title={title}
      tagline={tagline}
      label={category}
      crumbs={[
        { label: 'Home', href: routes.home },
        { label: 'Portfolio', href: routes.portfolio },
        { label: title },
      ]}
      picture={
        <InlineDrawing
          name={screenOf(images[0])}
          className="h-auto w-full rounded-lg outline outline-1 outline-white/30"
        />
      }
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <Button href={routes.contact}>Get Free Consultation</Button>
        {project.demoUrl && <DemoButton project={project} variant="ghost" />}
      </p>
    </PictureHero>
  );
}
