import { projectLook } from '#components/art/page-look.ts';
import { Picture, screenOf, screenRatio } from '#components/art/picture.tsx';
import { Figure } from '#components/sections/figure.tsx';
import { WindowHero } from '#components/sections/heroes.tsx';
import { Button } from '#components/ui/button.tsx';
import { CallLink } from '#components/ui/chat-link.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Project } from '#lib/content/types.ts';

export function ProjectHero({ project }: { project: Project }) {
  const { title, tagline, category, images, demoUrl } = project;
  const [first] = images;
  return (
    <WindowHero
      crumbs={[{ label: 'Portfolio', href: routes.portfolio }, { label: title }]}
      label={category}
      look={projectLook(project)}
      picture={
        first && (
          <Picture
            className="hero-window w-full rounded-lg edge-1 border-[#ffffff40]"
            isFirst
            picture={screenOf(first)}
            ratio={screenRatio}
          />
        )
      }
      tagline={tagline}
      title={title}
    >
      <p className="mt-3 max-w-[52ch] text-sm text-sand-100">{content().portfolio.invented}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <CallLink>Get Free Consultation</CallLink>
        {demoUrl && (
          <Button href={demoUrl} rel="noopener" target="_blank" variant="ghost">
            Live Demo
          </Button>
        )}
      </p>
    </WindowHero>
  );
}

export function ProjectScreens({ project: { images, figure } }: { project: Project }) {
  const [, ...others] = images;
  if (others.length === 0) return null;
  return (
    <div className="paper wrap grid gap-8 py-section">
      {others.map((image, index) => (
        <Figure
          caption={index === 0 ? figure : undefined}
          key={typeof image === 'string' ? image : image.file}
          picture={screenOf(image)}
        />
      ))}
    </div>
  );
}
