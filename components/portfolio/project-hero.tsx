import { InlineDrawing } from '#components/art/inline-drawing.tsx';
import { projectLook } from '#components/art/page-look.ts';
import { Photograph } from '#components/art/photograph.tsx';
import { PictureHero } from '#components/sections/picture-hero.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Project } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';
import { DemoButton } from './demo-button.tsx';
import { screenOf, screenRatio } from './screens.ts';

export function ProjectHero({ project }: { project: Project }) {
  const { title, tagline, category, images } = project;
  const screen = screenOf(images[0]);
  const className = 'h-auto w-full rounded-lg outline outline-1 outline-white/30';
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
        typeof screen === 'string' ? (
          <InlineDrawing name={screen} className={className} />
        ) : (
          <Photograph
            photograph={screen}
            sizes="(min-width: 64rem) 45rem, 95vw"
            ratio={screenRatio}
            className={className}
            isFirst
          />
        )
      }
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <Button href={routes.contact}>Get Free Consultation</Button>
        {project.demoUrl && <DemoButton project={project} variant="ghost" />}
      </p>
    </PictureHero>
  );
}
