import { photographOr, screenOf } from '#components/art/picture.tsx';
import { Figure, FigureBand } from '#components/sections/figure.tsx';
import { projectOf } from '#lib/content/lookup.ts';
import type { Industry } from '#lib/content/types.ts';
import { routes } from '#lib/routes.ts';

export function IndustryPlatform({ industry }: { industry: Industry }) {
  const { slug, figure, photograph, practiceFirst } = industry;
  const project = projectOf(industry);
  if (!project) {
    const own = photographOr(`deliverables/${slug}`, 'industries', photograph);
    return (
      own && (
        <div className="paper wrap py-section">
          <Figure
            picture={own}
            caption={figure}
            sizes="(min-width: 64rem) 60rem, 95vw"
            className="mx-auto max-w-[60rem]"
          />
        </div>
      )
    );
  }
  return (
    <FigureBand
      id="platform"
      label="From our portfolio"
      title={project.title}
      picture={screenOf(project.images[0])}
      caption={figure}
      wordsFirst={practiceFirst}
    >
      <p className="mt-4 text-lg text-ink-2">{project.shortDescription}</p>
      <p className="mt-6">
        <a href={routes.project(project.slug)} className="link inline-block py-1 font-semibold">
          {project.title} in the portfolio
        </a>
      </p>
    </FigureBand>
  );
}
