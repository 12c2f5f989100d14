import { photographOr, screenOf } from '#components/art/picture.tsx';
import { Figure, FigureBand } from '#components/sections/figure.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Industry, Project } from '#lib/content/types.ts';

export function IndustryPlatform({ industry }: { industry: Industry }) {
  const { drawing, figure, photograph, practiceFirst } = industry;
  const project = projectOf(industry);
  if (!project) {
    const own = photographOr(`deliverables/${drawing}`, 'industries', photograph);
    return (
      own && (
        <div className="paper wrap py-section">
          <Figure
            caption={figure}
            className="mx-auto max-w-[60rem]"
            picture={own}
            sizes="(min-width: 64rem) 60rem, 95vw"
          />
        </div>
      )
    );
  }
  return (
    <FigureBand
      caption={figure}
      id="platform"
      label="From our portfolio"
      picture={screenOf(project.images[0])}
      title={project.title}
      wordsFirst={practiceFirst}
    >
      <p className="mt-4 text-lg text-ink-2">{project.shortDescription}</p>
      <p className="mt-6">
        <a className="link inline-block py-1 font-semibold" href={routes.project(project.slug)}>
          {project.title} in the portfolio
        </a>
      </p>
    </FigureBand>
  );
}

/** What shows an industry: the first project that names it. */
const projectOf = ({ slug }: Industry): Project | undefined =>
  content().projects.find(({ industry }) => industry === slug);
