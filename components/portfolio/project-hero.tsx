import { projectLook } from '#components/art/page-look.ts';
import { Picture, screenOf, screenRatio } from '#components/art/picture.tsx';
import { Figure } from '#components/sections/figure.tsx';
import { PictureHero } from '#components/sections/heroes.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormLink } from '#components/ui/chat-link.tsx';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

export function ProjectHero({ project }: { project: Project }) {
  const { title, tagline, category, images } = project;
  return (
    <PictureHero
      crumbs={[{ label: 'Portfolio', href: routes.portfolio }, { label: title }]}
      label={category}
      look={projectLook(project)}
      picture={
        <Picture
          className="hero-window h-auto w-full rounded-lg [outline:1px_solid_#ffffff4d]"
          isFirst
          picture={screenOf(images[0])}
          ratio={screenRatio}
          sizes="(min-width: 64rem) 45rem, 95vw"
        />
      }
      tagline={tagline}
      title={title}
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <FormLink>Get Free Consultation</FormLink>
        {project.demoUrl && (
          <Button href={project.demoUrl} rel="noopener" target="_blank" variant="ghost">
            Live Demo
          </Button>
        )}
      </p>
    </PictureHero>
  );
}

export function ProjectScreens({ project: { images, figure } }: { project: Project }) {
  const [, ...others] = images;
  if (others.length === 0) return null;
  return (
    <div className="wrap grid gap-8 pt-section pb-6">
      {others.map((image, index) => (
        <Figure
          caption={index === 0 ? figure : undefined}
          className="mx-auto w-full max-w-[60rem]"
          key={typeof image === 'string' ? image : image.file}
          picture={screenOf(image)}
          sizes="(min-width: 64rem) 60rem, 95vw"
        />
      ))}
    </div>
  );
}
